/** The three languages of the product (P-002, C-002). English is the language of the sources. */
export const languages = ["en", "fr", "nl"] as const;
export type Language = (typeof languages)[number];
export const sourceLanguage = "en" satisfies Language;

/** Parses a language tag: `fr-BE`, `fr_BE` (as some CMS write it), `FR`, `fr` → `fr`; anything else → undefined. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** Returns the locale in which money and dates are written: the Belgian one of each language (decisions §2). */
export const localeOf = (language: Language): `${Language}-BE` => `${language}-BE`;

/**
 * Returns the locale for numbers that are not money. For English it is `en-GB`: a decimal number has a point there, while `en-BE` writes
 * 5,1 beside €7.50.
 */
export const numberLocaleOf = (language: Language): string => (language === "en" ? "en-GB" : localeOf(language));
