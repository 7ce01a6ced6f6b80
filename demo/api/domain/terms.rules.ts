/** This module writes the general terms with the catalogue's figures; the site shows them as a page, and mails bring them as a PDF. */
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";
import { dataRate, fairUse } from "#demo/api/data/prices.ts";
import type { TextDocument } from "#demo/documents/document.ts";
import { termsTexts } from "#demo/documents/terms.texts.ts";
import { formatRate, gigabyteRate } from "./rates.rules.ts";

/** Returns the bounds of fair use as texts, in the way that the language groups digits. */
export function fairUseIn(language: Language): Readonly<Record<keyof typeof fairUse, string>> {
  const format = new Intl.NumberFormat(numberLocaleOf(language));
  const { minutesOfMonth, textsOfMonth, textsOfDay, recipientsOfMonth } = fairUse;
  return {
    minutesOfMonth: format.format(minutesOfMonth),
    textsOfMonth: format.format(textsOfMonth),
    textsOfDay: format.format(textsOfDay),
    recipientsOfMonth: format.format(recipientsOfMonth),
  };
}

export function termsIn(language: Language): TextDocument {
  const { minutesOfMonth, textsOfMonth, textsOfDay, recipientsOfMonth } = fairUseIn(language);
  return termsTexts[language]({
    minutes: minutesOfMonth,
    texts: textsOfMonth,
    textsOfDay,
    recipients: recipientsOfMonth,
    megabyte: formatRate(dataRate, language),
    gigabyte: formatRate(gigabyteRate(dataRate), language),
  });
}
