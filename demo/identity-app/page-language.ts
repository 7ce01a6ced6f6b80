import { type Language, parseLanguage, sourceLanguage } from "#core/base/values/language.ts";

/**
 * Returns the language of the page: the first language of `ui_locales` (`fr nl de`) that the app has, else the first one of
 * `Accept-Language` that it has, else English.
 */
export function languageOfPage(uiLocales: unknown, acceptLanguage: string): Language {
  const asked = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  const accepted = acceptLanguage.split(",").map((entry) => entry.split(";")[0]);
  return [...asked, ...accepted].map(parseLanguage).find((language) => language !== undefined) ?? sourceLanguage;
}
