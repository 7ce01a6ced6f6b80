/** Helpers for journeys of the price list: its parts, and the amounts that it has to show. */
import type { Locator, Page } from "playwright/test";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { fees } from "#demo/api/data/fees.ts";
import { boosterCents, dataRate, extraTvBoxCents } from "#demo/api/data/prices.ts";
import { premiumNumbers } from "#demo/api/data/premium-numbers.ts";
import { internationalTariffs } from "#demo/api/data/tariffs.ts";
import { offers } from "#demo/api/domain/offers.ts";
import { dataOptions, tvOptions } from "#demo/api/domain/options.ts";
import { formatRate, gigabyteRate } from "#demo/api/domain/rates.rules.ts";

export const widget = (page: Page): Locator => page.locator("digi-price-list");
const amount = /€ ?[\d.,]*\d|[\d.,]*\d €/g;
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
/** Returns the amounts of money in a text, as they are written. */
export const amountsIn = (text: string): string[] => (plain(text).match(amount) ?? []).toSorted();

/** Returns the amounts of the catalogue that a part of the page has to show, as they are written in a language. */
export function amountsOf(language: Language) {
  const money = (cents: number): string => plain(formatMoney(cents, language));
  const rate = (value: number): string => plain(formatRate(value, language));
  const ofFees = (...ids: readonly string[]): string[] =>
    fees
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ steps }) => steps.filter(({ prc }) => prc > 0).map(({ prc }) => money(centsOfEuros(prc))));
  const ofOffers = (all: readonly { readonly price: number }[]): string[] => all.map(({ price }) => money(centsOfEuros(price)));
  return {
    numbers: [
      ...ofOffers(offers.mobile),
      ...dataOptions.map(({ cents }) => money(cents)),
      ...[dataRate, gigabyteRate(dataRate)].map(rate),
      ...ofFees("sim_swap"),
    ].toSorted(),
    premium: premiumNumbers.map((one) => rate(one.rate)).toSorted(),
    international: [...internationalTariffs.values()]
      .flatMap(({ minute, text, megabyte }) => [minute, text, megabyte].map(rate))
      .toSorted(),
    internet: [
      ...ofOffers(offers.internet),
      ...ofOffers(offers.landline),
      ...boosterCents.map(money),
      ...ofFees("box_internet", "box_booster"),
    ],
    tv: [...new Set(ofOffers(offers.tv)), ...tvOptions.map(({ cents }) => money(cents)), money(extraTvBoxCents), ...ofFees("box_tv")],
    fees: ofFees("reminder", "reactivation", "debit_rejected", "transfer", "late_activation", "missed_visit").toSorted(),
  };
}

export const region = (page: Page, id: string): Locator => widget(page).locator(`[data-section="${id}"]`);
