import en from "#demo/pages/assets/slides.en.json" with { type: "json" };
import fr from "#demo/pages/assets/slides.fr.json" with { type: "json" };
import nl from "#demo/pages/assets/slides.nl.json" with { type: "json" };
import { type Lang, type PageContext, price } from "#demo/pages/context.ts";

export type Slide = (typeof en.slides)[number];

const files: Readonly<Record<Lang, readonly Slide[]>> = { en: en.slides, fr: fr.slides, nl: nl.slides };

/** Returns the slides of the home page. Their texts name an offer where its price stands: `from {internet} a month`. */
export function slidesIn(context: Pick<PageContext, "lang" | "prices">): Slide[] {
  const priced = (text: string): string => text.replace(/\{([\w-]+)\}/g, (_whole, offer: string) => price(context, offer));
  return files[context.lang].map((slide) => ({ ...slide, title: priced(slide.title), text: priced(slide.text) }));
}
