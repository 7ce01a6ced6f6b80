/**
 * The rules for the estimate of the usage at the end of a period. They count calendar days in Brussels, as the page data does, so that
 * daylight-saving changes have no effect. Pure.
 */
import type { UsageCard } from "#core/domain/customer/product-page.contract.ts";
import { daysBetween } from "#core/base/values/dates.ts";
import { lastDayOf, shareUsed, stepOf } from "#widgets/my-digi/usage.rules.ts";

type Counted = Omit<UsageCard, "t">;

/** The first day of a period on which an estimate is made. The data of fewer days is too little for an estimate. */
const firstDayOfEstimate = 5;

/** The most days that a period can have. */
const longestPeriod = 31;

/**
 * Returns the number of remaining days, from the last day of the page data to the end of the period; undefined where the data of some days
 * is missing.
 */
export function daysToCome({ days = [], resets }: Pick<Counted, "days" | "resets">): number | undefined {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const toCome = daysBetween(last.date, lastDayOf({ resets }));
  const isComplete = days.every(({ date }, index) => daysBetween(first.date, date) === index);
  return isComplete && toCome >= 0 && days.length + toCome <= longestPeriod ? toCome : undefined;
}

export type Projection = {
  /** The estimated usage of the whole period, in the unit of the card. It is never less than what is used. */
  readonly expected: number;
  /** The estimated usage of each remaining day: the mean of the days that are over. */
  readonly perDay: number;
};

/** Tells whether nothing more can be used: all of the bundle is used, and nothing beyond it is charged. */
const isStopped = (card: Counted): boolean => shareUsed(card) === 1 && card.out_of_bundle === 0;

/**
 * Returns the estimate for the end of the period. It is undefined before the fifth day of the period, where nothing is used or nothing more
 * can be used, for an unlimited amount, and where the data of some days is missing.
 */
export function projectionOf(card: Counted): Projection | undefined {
  const { used, total, days = [] } = card;
  const toCome = daysToCome(card);
  if (total === null || toCome === undefined || days.length < firstDayOfEstimate) return undefined;
  if (used <= 0 || isStopped(card)) return undefined;
  const today = days.at(-1)?.used ?? 0;
  // Today is left out of the mean, because the day is not over.
  const perDay = Math.max(0, used - today) / (days.length - 1);
  const end = used + Math.max(0, perDay - today) + perDay * toCome;
  const step = stepOf(card);
  return { expected: Math.max(used, Math.round(end / step) * step), perDay };
}
