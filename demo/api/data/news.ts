/** This module has the sample news, the newest first. */
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { NewsItem } from "./news-item.ts";
import { newsOfOffers } from "./news-offers.ts";
import { newsOfStreets } from "./news-streets.ts";

/** The news. Items of the two lists alternate, so that no page is about fibre alone; the rest of the longer list follows. */
export const news: readonly NewsItem[] = newsOfOffers.flatMap((item, index) => {
  const street = newsOfStreets[index];
  return street ? [item, street] : [item];
});

const newestDay = parseDate("2026-11-24") as CalendarDate;

/** The number of days between two news. */
const everyDays = 6;

/** Returns the day on which a piece of news was published. */
export const publishedOn = ({ id }: NewsItem): CalendarDate => addDays(newestDay, -everyDays * news.findIndex((item) => item.id === id));
