/** This module writes prices of small units as money, with pure functions: `€0.0006` for 1 MB, `€0.60` for 1 GB beside it. */
import { localeOf, type Language } from "#core/base/values/language.ts";
import type { Rate } from "#demo/api/data/prices.ts";

const ratesOfEuro = 10_000;
const megabytesOfGigabyte = 1000;
const options = { style: "currency", currency: "EUR", maximumFractionDigits: 4, trailingZeroDisplay: "stripIfInteger" } as const;

/** The formatters by language. Creating one is costly, and a price list has hundreds of rates. */
const formats = new Map<Language, Intl.NumberFormat>();

/** Formats a rate as money with as many decimals as it has, up to four; whole euros have none, as amounts of money. */
export function formatRate(rate: Rate, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf(language), options);
  formats.set(language, format);
  return format.format(rate / ratesOfEuro);
}

/** Returns the rate of a gigabyte, which has 1000 megabytes (decisions §9). */
export const gigabyteRate = (megabyteRate: Rate): Rate => megabyteRate * megabytesOfGigabyte;
