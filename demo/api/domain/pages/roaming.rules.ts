/** This module says what a mobile line costs in a country, with pure functions (C-123, C-467, C-468, decisions §12, §14). */
import type { RoamingCountry, RoamingPrices } from "#core/domain/pages/roaming.contract.ts";
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";
import { formatMoney, type Cents } from "#core/base/values/money.ts";
import { dataRate } from "#demo/api/data/prices.ts";
import { homeCountry, roamingTariffs, zoneCountries, type RoamingTariff } from "#demo/api/data/tariffs.ts";
import { formatRate, gigabyteRate } from "#demo/api/domain/rates.rules.ts";
import { priceListTexts } from "#demo/api/messages/price-list-texts.ts";
import { roamingTexts } from "#demo/api/messages/roaming-texts.ts";
import { countriesByName } from "./country-names.ts";

/** The sum for which the page says how much data it buys. */
const exampleCents: Cents = 5000;
const ratesOfCent = 100;

const zoneOf = (code: string): RoamingCountry["zone"] => (code === homeCountry ? "home" : roamingTariffs.has(code) ? "world" : "eu");

/** Returns the prices in a country, or undefined for a country that has none. */
export function roamingIn(wanted: string, language: Language): RoamingPrices | undefined {
  const codes = [homeCountry, ...zoneCountries, ...roamingTariffs.keys()];
  const countries = countriesByName(codes, language).map(([code, name]) => ({ code, name, zone: zoneOf(code) }));
  const country = countries.find(({ code }) => code === wanted.toUpperCase());
  if (!country) return undefined;
  const tariff = roamingTariffs.get(country.code);
  return { country, countries, ...(tariff ? abroad(tariff, language) : asAtHome(language)) };
}

type Told = Pick<RoamingPrices, "tables" | "notes">;

function asAtHome(language: Language): Told {
  const texts = roamingTexts[language];
  const rows = [
    [texts.calls, texts.included],
    [texts.received, texts.free],
    [texts.texts, texts.included],
    [texts.receivedTexts, texts.free],
    [texts.beyondMegabyte, formatRate(dataRate, language)],
    [texts.beyondGigabyte, formatRate(gigabyteRate(dataRate), language)],
  ];
  return { tables: [{ h: [texts.use, texts.price], r: rows }], notes: [texts.excluded, texts.emergency, priceListTexts[language].vat] };
}

function abroad({ minute, received, text, megabyte }: RoamingTariff, language: Language): Told {
  const texts = roamingTexts[language];
  const rows = [
    [texts.calls, formatRate(minute, language)],
    [texts.received, formatRate(received, language)],
    [texts.texts, formatRate(text, language)],
    [texts.receivedTexts, texts.free],
    [texts.megabyte, formatRate(megabyte, language)],
    [texts.gigabyte, formatRate(gigabyteRate(megabyte), language)],
  ];
  const megabytes = Math.floor((exampleCents * ratesOfCent) / megabyte);
  const amount = texts.megabytes(new Intl.NumberFormat(numberLocaleOf(language)).format(megabytes));
  return {
    tables: [{ h: [texts.use, texts.price], r: rows }],
    notes: [texts.example(formatMoney(exampleCents, language), amount), priceListTexts[language].vat, texts.invented],
  };
}
