import { type Language, parseLanguage, sourceLanguage } from "#core/base/values/language.ts";

/**
 * Returns the page's language: the first of `ui_locales` (`fr nl de`) that we speak, else the first of those that the browser accepts, most
 * wanted first.
 */
export function languageOfPage(uiLocales: unknown, acceptLanguage: string): Language {
  const asked = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  const accepted = acceptLanguage.split(",").map((entry) => entry.split(";")[0]);
  return [...asked, ...accepted].map(parseLanguage).find((language) => language !== undefined) ?? sourceLanguage;
}
