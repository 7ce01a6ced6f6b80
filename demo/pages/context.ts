import type { Markup } from "./markup.ts";

/** What a page knows of the visit that it is written for. Pages import nothing of the product: the server hands this in. */
export type Lang = "en" | "fr" | "nl";

export type PageContext = {
  readonly lang: Lang;
  /** Path and query of this page, the way back after a form of the demo. */
  readonly here: string;
  /** The visitor followed a link of a mail: the address carries its keys. */
  readonly byLink?: boolean;
  /** Path of a page of the site by its id, in the page's language. */
  readonly href: (page: string) => string;
  /** Addresses that lead to this page in each language and remember the choice. */
  readonly switchTo: Readonly<Record<Lang, string>>;
  /** This page's own address per language, for search engines; undefined for pages of the demo. */
  readonly alternates?: Readonly<Record<Lang, string>> | undefined;
  /** A tag with its first screen in it, and what stands there without JavaScript or where it cannot be loaded. */
  readonly tag: (name: string, attributes: Readonly<Record<string, string>>, fallback: Markup) => Markup;
  /** The line of script for the head of a page that asks for cookies. */
  readonly consentDefault: string;
  /** What stands in `data-api`; carries the faults that the visitor switched on. */
  readonly api: string;
  readonly faults: readonly string[];
  /** Outbox and faults exist. */
  readonly demo: boolean;
  /** The page reloads itself after a build. */
  readonly dev: boolean;
};

export const languageNames: Readonly<Record<Lang, string>> = { en: "English", fr: "Français", nl: "Nederlands" };

export const phone = { shown: "+32 2 870 41 41", href: "tel:+3228704141" } as const;

/** Belgian money: whole euros without decimals. */
export function money(lang: Lang, euros: number): string {
  const format = { style: "currency", currency: "EUR", minimumFractionDigits: Number.isInteger(euros) ? 0 : 2 } as const;
  return new Intl.NumberFormat(`${lang}-BE`, format).format(euros);
}
