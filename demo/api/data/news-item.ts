/** This module has the shape of a sample news item, and the topics that an item can be about. */
import type { Texts } from "./job-locations.ts";

export const topics = {
  fibre: { en: "Fibre", fr: "Fibre", nl: "Glasvezel" },
  mobile: { en: "Mobile", fr: "Mobile", nl: "Mobiel" },
  tv: { en: "TV", fr: "TV", nl: "Tv" },
  shop: { en: "Shops", fr: "Magasins", nl: "Winkels" },
  safety: { en: "Safe online", fr: "Sécurité en ligne", nl: "Veilig online" },
  tips: { en: "Tips", fr: "Conseils", nl: "Tips" },
  company: { en: "About us", fr: "Chez nous", nl: "Over ons" },
} as const satisfies Record<string, Texts>;
export type Topic = keyof typeof topics;

export type NewsItem = {
  readonly id: string;
  /** The topics of the news item. The item's picture shows the first of them. */
  readonly topics: readonly [Topic, ...Topic[]];
  readonly isLarge?: true;
  readonly texts: Texts;
};
