/** The sample news, the newest first. */
import type { NewsItem } from "./news-item.ts";
import { newsOfOffers } from "./news-offers.ts";
import { newsOfStreets } from "./news-streets.ts";

/** One of each by turns, so that a page is not all fibre; the rest follows. */
export const news: readonly NewsItem[] = newsOfOffers.flatMap((item, index) => {
  const street = newsOfStreets[index];
  return street ? [item, street] : [item];
});
