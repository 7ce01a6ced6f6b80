/** Returns the usage of products in the shape that their pages show (C-101, C-102), with pure functions. */
import type { Consumption, InfoBox, UsageCard } from "#core/domain/customer/product-page.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import { localeOf, type Language } from "#core/base/values/language.ts";
import { eurosOfCents, formatMoney } from "#core/base/values/money.ts";
import { isBuilt, pathOf, type PageId } from "#core/base/values/routes.ts";
import { dataRate, kilobytesOfGigabyte, kilobytesOfMegabyte } from "#demo/api/data/prices.ts";
import { usageTexts } from "#demo/api/messages/usage-texts.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { MobileSettings } from "#demo/api/store/product-settings.ts";
import { monthAfter } from "./bills.rules.ts";
import { digitsOf } from "./own-addresses.rules.ts";
import { formatRate, gigabyteRate } from "./rates.rules.ts";
import { esimOf } from "./product-state.rules.ts";
import { passedPercents, percentUsed } from "./usage-notices.rules.ts";
import { termsOfUsage } from "./usage-span.rules.ts";
import { chargeOf, noUsage, usageSum, wholeUnits, type DayUsage, type Usage, type UsageTerms } from "./usage.rules.ts";

/** The recorded usage of a product. `days` are those of this month that have usage, in their order, and none after `today`. */
export type UsageFacts = {
  readonly product: Product;
  readonly days: readonly DayUsage[];
  /** The data that was bought for this month, in kilobytes. */
  readonly boughtKilobytes: number;
  readonly today: CalendarDate;
  /** The time until which usage is counted, in epoch milliseconds. */
  readonly asOfMs: number;
  readonly language: Language;
  readonly siteUrl: string;
};

/**
 * Returns the usage of the product in this month, in the shape and the language of the response to `GET /my-digi/my-products/{product}`.
 */
export function consumptionOf(facts: UsageFacts, settings?: MobileSettings): Consumption {
  const { today, asOfMs, language } = facts;
  const cards = cardsOf(facts);
  const month = new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(today));
  return {
    title: usageTexts[language].title(month),
    cards,
    boxes: settings ? boxesOfLine(facts, settings) : boxesOfFixed(facts),
    as_of: new Date(asOfMs).toISOString(),
    // Notices are sent about a limited bundle (EECC art. 102); a line without one has nothing to choose.
    ...(settings && cards.some(({ total }) => total !== null) && { notice: settings.usageNotice }),
  };
}

/** Returns the cards of a product: data, calls and texts of a mobile line, the traffic of an internet line, the calls of a landline. */
export function cardsOf({ product, days, boughtKilobytes, today, language }: Omit<UsageFacts, "asOfMs" | "siteUrl">): UsageCard[] {
  const texts = usageTexts[language];
  const dates = datesOf(product, today);
  const onEach = (amountOf: (usage: Usage) => number): number[] =>
    dates.map((date) => amountOf(days.find(({ day }) => day === date) ?? noUsage));
  const terms = termsOfUsage(product, null, boughtKilobytes);
  const { dataCents, callCents } = chargeOf(usageSum(days), terms);
  const card = (t: string, unit: UsageCard["unit"], amounts: readonly number[], more: Pick<UsageCard, "total" | "out_of_bundle">) => ({
    t,
    used: amounts.reduce((sum, amount) => sum + amount, 0),
    unit,
    resets: monthAfter(today, 1),
    ...more,
    days: dates.map((date, index) => ({ date, used: amounts[index] ?? 0 })),
  });
  const megabytes = wholeUnits(
    onEach(({ kilobytes }) => kilobytes),
    kilobytesOfMegabyte,
  );
  const unlimited = { total: null, out_of_bundle: 0 };
  const calls = (cents: number) =>
    card(
      texts.calls,
      "min",
      onEach(({ minutes, minutesAbroad }) => minutes + minutesAbroad),
      { total: null, out_of_bundle: eurosOfCents(cents) },
    );
  switch (product.kind) {
    case "mobile": {
      const total = terms.bundleKilobytes === null ? null : terms.bundleKilobytes / kilobytesOfMegabyte;
      const sent = onEach((usage) => usage.texts);
      return [
        card(texts.data, "MB", megabytes, { total, out_of_bundle: eurosOfCents(dataCents) }),
        calls(callCents),
        card(texts.texts, "sms", sent, unlimited),
      ];
    }
    case "internet":
      return [card(texts.traffic, "MB", megabytes, unlimited)];
    case "landline":
      return [calls(callCents)];
    case "tv":
      return [];
  }
}

/** Returns the days of this month so far, from the one on which the product began. */
function datesOf({ startsAt }: Product, today: CalendarDate): CalendarDate[] {
  const monthsFirst = monthAfter(today);
  // The first day is computed once and not for each day, because converting an instant is so slow that a customer with many lines would
  // notice it.
  const beginning = startsAt ? todayInBrussels(startsAt.getTime()) : monthsFirst;
  const dates: CalendarDate[] = [];
  for (let date = beginning > monthsFirst ? beginning : monthsFirst; date <= today; date = addDays(date, 1)) dates.push(date);
  return dates;
}

function boxesOfFixed({ product, language }: UsageFacts): InfoBox[] {
  const { unlimitedTraffic, unlimitedCalls } = usageTexts[language];
  return [{ type: "info", text: product.kind === "internet" ? unlimitedTraffic : unlimitedCalls, icon: "info", button: null }];
}

function boxesOfLine(facts: UsageFacts, { bundleLimitEuros }: MobileSettings): InfoBox[] {
  const { product, days, boughtKilobytes, today, language, siteUrl } = facts;
  const texts = usageTexts[language];
  if (esimOf(product)?.installed === false) return [{ type: "info", text: texts.notInstalled, icon: "info", button: null }];
  const used = usageSum(days);
  const terms = termsOfUsage(product, bundleLimitEuros, boughtKilobytes);
  const { dataCents, callCents } = chargeOf(used, terms);
  const money = (cents: number): string => formatMoney(cents, language);
  const date = formatDate(monthAfter(today, 1), language);
  const warning = warningOf(used, terms, { language, date });
  return [
    ...(warning === undefined ? [] : [{ type: "warning" as const, text: warning, icon: "warning", button: toLimit(facts) }]),
    ...(dataCents + callCents > 0
      ? [
          {
            type: "info" as const,
            text: texts.beyond({ money: money(dataCents + callCents), date }),
            icon: "info",
            button: { text: texts.toInvoices, url: siteUrl + pathOf("invoices", language) },
          },
        ]
      : []),
  ];
}

const page: PageId = "my-products-mobile";

/** Returns the button that leads to the line's limit, in the settings of its page; null as long as the site does not have that page. */
function toLimit({ product, language, siteUrl }: UsageFacts): InfoBox["button"] {
  if (!isBuilt(page)) return null;
  const query = new URLSearchParams({ "phone-nr": digitsOf(product.phone ?? ""), tab: "section_mobile_settings" });
  return { text: usageTexts[language].changeLimit, url: `${siteUrl}${pathOf(page, language)}?${query}` };
}

/** The language of a warning, and the day on which the bundle starts anew, in words. */
type Told = { readonly language: Language; readonly date: string };

/** Returns the most important warning about a line's usage, or undefined; an unlimited bundle has none. */
const warningOf = (used: Usage, terms: UsageTerms, told: Told): string | undefined =>
  terms.bundleKilobytes === null ? undefined : (stoppedText(used, terms, told) ?? bundleWarningOf(used, terms, told));

/** Returns the warning of a line whose usage beyond the bundle has reached the limit, and undefined for others. */
function stoppedText(used: Usage, terms: UsageTerms, { language, date }: Told): string | undefined {
  const { limitCents } = terms;
  const { dataCents, callCents } = chargeOf(used, terms);
  if (limitCents === null || limitCents === 0 || dataCents + callCents < limitCents) return undefined;
  return usageTexts[language].stopped({ limit: formatMoney(limitCents, language), date });
}

/**
 * Returns the warning that most of a line's bundle is used, or that all of it is used and what happens then; undefined where neither is the
 * case.
 */
export function bundleWarningOf(used: Usage, terms: UsageTerms, told: Told): string | undefined {
  const { bundleKilobytes, limitCents } = terms;
  const passed = passedPercents(used.kilobytes, terms).at(-1);
  if (bundleKilobytes === null || limitCents === null || passed === undefined) return undefined;
  const { language, date } = told;
  const texts = usageTexts[language];
  const bundle = texts.gigabytes(bundleKilobytes / kilobytesOfGigabyte);
  if (passed < 100) return texts.almostUsed({ percent: percentUsed(used.kilobytes, bundleKilobytes), bundle });
  if (limitCents === 0) return texts.nothingBeyond({ bundle, limit: formatMoney(0, language), date });
  const rate = formatRate(gigabyteRate(dataRate), language);
  return stoppedText(used, terms, told) ?? texts.usedUp({ bundle, rate, limit: formatMoney(limitCents, language) });
}
