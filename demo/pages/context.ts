import type { LinkedArticle } from "./article.ts";
import type { Markup } from "./markup.ts";

/** The languages of the demo's pages. */
export type Lang = "en" | "fr" | "nl";

/**
 * The context that a page is rendered with: all that the page knows of the visit. Pages import nothing of the product, so the server passes
 * the context in.
 */
export type PageContext = {
  readonly lang: Lang;
  /** The path and query of this page, to which a form of the demo returns. */
  readonly here: string;
  /** True when the visitor followed a link of a mail, so that the address carries the link's keys. */
  readonly byLink?: boolean;
  /** Returns the path of a page of the site by its id, in the page's language. */
  readonly href: (page: string) => string;
  /** The addresses that lead to this page in each language and store the visitor's choice of language. */
  readonly switchTo: Readonly<Record<Lang, string>>;
  /** This page's own address per language, for search engines; undefined for pages of the demo. */
  readonly alternates?: Readonly<Record<Lang, string>> | undefined;
  /** The monthly prices in euros: by the id of an offer, and the lowest of a kind by the kind (`internet`). */
  readonly prices: Readonly<Record<string, number>>;
  /** The newest news, the newest first. */
  readonly news: readonly LinkedArticle[];
  /** The prices of reminders that the API charges. */
  readonly reminders: "text" | "law";
  /**
   * Renders a tag with its prerendered screen. The fallback is for visitors without JavaScript, and for a tag that cannot be loaded; it may
   * be an answer of the API, whose content is then written out.
   */
  readonly tag: (name: string, attributes: Readonly<Record<string, string>>, fallback: Markup | object) => Markup;
  /** The line of script that sets the default consent, for the head of each page, because each asks about cookies. */
  readonly consentDefault: string;
  /** The value of `data-api`, which includes the faults that the visitor has switched on. */
  readonly api: string;
  readonly faults: readonly string[];
  /** True when the site runs as a demo, so that the pages of the outbox and the faults exist. */
  readonly demo: boolean;
};

export const languageNames: Readonly<Record<Lang, string>> = { en: "English", fr: "Français", nl: "Nederlands" };

export const phone = { shown: "+32 2 870 41 41", href: "tel:+3228704141" } as const;

/** Returns the price of an offer, or the lowest one of a kind, in euros. Throws for an offer that is not in the catalogue. */
export function eurosOf({ prices }: Pick<PageContext, "prices">, offer: string): number {
  const euros = prices[offer];
  if (euros === undefined) throw new Error(`the catalogue has no offer ${offer}`);
  return euros;
}

/** Returns the price of an offer, or the lowest one of a kind, as money. Throws for an offer that is not in the catalogue. */
export const price = (context: Pick<PageContext, "lang" | "prices">, offer: string): string => money(context.lang, eurosOf(context, offer));

/** Formats an amount in the Belgian way, whole euros without decimals. */
function money(lang: Lang, euros: number): string {
  const format = { style: "currency", currency: "EUR", minimumFractionDigits: Number.isInteger(euros) ? 0 : 2 } as const;
  return new Intl.NumberFormat(`${lang}-BE`, format).format(euros);
}
