/** This module has the sample news, the newest first. */
import type { NewsItem } from "./news-item.ts";
import { newsOfOffers } from "./news-offers.ts";
import { newsOfStreets } from "./news-streets.ts";

/** The news. Items of the two lists alternate, so that no page is about fibre alone; the rest of the longer list follows. */
export const news: readonly NewsItem[] = newsOfOffers.flatMap((item, index) => {
  const street = newsOfStreets[index];
  return street ? [item, street] : [item];
});
