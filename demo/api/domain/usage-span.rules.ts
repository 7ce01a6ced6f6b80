/** This module decides of which products usage is counted, from when to when, and which months of it are billed, with pure functions. */
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { UsageCounter } from "#demo/api/store/usage.ts";
import { monthAfter } from "./bills.rules.ts";
import { offerOf } from "./offers.ts";
import { esimOf } from "./product-state.rules.ts";
import { kilobytesOfGigabyte } from "#demo/api/data/prices.ts";
import { fullHour, nextHour, type UsageTerms } from "./usage.rules.ts";

const centsOfEuro = 100;

/**
 * Returns the usage that a product includes in a month, and the limit of the costs beyond it. Internet and landlines include all counted
 * usage. Bought data belongs to the bundle of its whole month, so it also covers usage beyond the bundle before the purchase.
 */
export function termsOfUsage({ offer }: Pick<Product, "offer">, limitEuros: number | null, boughtKilobytes = 0): UsageTerms {
  const gigabytes = offerOf(offer)?.gigabytes;
  return {
    bundleKilobytes: gigabytes === undefined ? null : gigabytes * kilobytesOfGigabyte + boughtKilobytes,
    limitCents: limitEuros === null ? null : limitEuros * centsOfEuro,
  };
}

/** A span of time in which usage is counted, in epoch milliseconds. */
export type UsageSpan = { readonly fromMs: number; readonly untilMs: number };

const endMsOf = ({ endsOn }: Pick<Product, "endsOn">): number =>
  endsOn === null ? Number.POSITIVE_INFINITY : instantInBrussels(addDays(endsOn, 1));

/**
 * Returns the span of full hours of which the usage of a product is not counted yet; undefined where there is none. TV is not counted, and
 * an eSIM uses nothing before the hour after it was installed.
 */
export function spanToCount(product: Product, counter: UsageCounter | undefined, nowMs: number): UsageSpan | undefined {
  const { kind, esimInstalledAt, status, startsAt } = product;
  if (kind === "tv" || status !== "active" || startsAt === null || esimOf(product)?.installed === false) return undefined;
  const countedMs = fullHour((counter?.countedUntil ?? startsAt).getTime());
  const fromMs = esimInstalledAt === null ? countedMs : Math.max(countedMs, nextHour(esimInstalledAt.getTime()));
  const untilMs = Math.min(fullHour(nowMs), endMsOf(product));
  return untilMs > fromMs ? { fromMs, untilMs } : undefined;
}

/**
 * Returns the months whose usage is to be billed, by their first days: months that are over, that no invoice has billed, and that are
 * counted to their end or to the end of the product.
 */
export function monthsToBill(product: Product, counter: UsageCounter | undefined, nowMs: number): readonly CalendarDate[] {
  if (!counter) return [];
  const months: CalendarDate[] = [];
  const thisMonth = monthAfter(todayInBrussels(nowMs));
  for (let month = counter.billedUntil; month < thisMonth; month = monthAfter(month, 1)) {
    if (product.endsOn !== null && product.endsOn < month) break;
    const endMs = Math.min(instantInBrussels(monthAfter(month, 1)), endMsOf(product));
    if (counter.countedUntil.getTime() < endMs) break;
    months.push(month);
  }
  return months;
}
