/** The sample news, the newest first. */
import type { NewsItem } from "./news-item.ts";
import { newsOfOffers } from "./news-offers.ts";
import { newsOfStreets } from "./news-streets.ts";

/** Takes one item of each list by turns, so that no page is about fibre alone; the rest follows. */
export const news: readonly NewsItem[] = newsOfOffers.flatMap((item, index) => {
  const street = newsOfStreets[index];
  return street ? [item, street] : [item];
});
