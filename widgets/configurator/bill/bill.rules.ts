/**
 * Rules for what a bundle will be billed (decisions §8): by calendar months, each in advance on the 1st. The first bill comes at the start
 * and covers the rest of that month and the whole of the next. Pure.
 */
import { addDays, dateOf, daysBetween, type CalendarDate } from "#core/base/values/dates.ts";
import { centsOfEuros, shareOf, sumOf, type Cents } from "#core/base/values/money.ts";
import { otherKinds } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { overviewLines } from "#core/domain/bundle/overview.rules.ts";
import { titleOf } from "#core/domain/offers/offers.rules.ts";

export type BillLine = { readonly title: string; readonly cents: Cents };

/** A billed period from `from` to `to`, both included: a month, or the rest of one. */
export type BillPeriod = { readonly from: CalendarDate; readonly to: CalendarDate; readonly lines: readonly BillLine[] };

export type Bill = {
  /** The number of the bill, counted from 1. */
  readonly number: number;
  readonly date: CalendarDate;
  /** The billed periods. The first bill has two: what is left of the month, if anything is, and the next month. */
  readonly periods: readonly BillPeriod[];
  /** Items that are paid once, on the first bill. */
  readonly once: readonly BillLine[];
  readonly totalCents: Cents;
};

/**
 * Returns the bill with that number, for a bundle that starts on the day `start` and does not change. A discount that lasts `months`
 * applies to the month that had begun and to that many months after it, so that the thirteenth bill is the first without a discount of
 * twelve months.
 */
export function billOf(bundle: Bundle, start: CalendarDate, number: number): Bill {
  const months = number === 1 ? [0, 1] : [number];
  const periods = months.map((month) => periodOf(bundle, start, month));
  const date = number === 1 ? start : monthAfter(start, number);
  const once = number === 1 ? paidOnce(bundle) : [];
  const lines = [...periods.flatMap((period) => period.lines), ...once];
  return { number, date, periods, once, totalCents: sumOf(lines.map(({ cents }) => cents)) };
}

/** Returns what is paid once. The plan of a mobile line is looked up in the offers; no discount is taken off (decisions §8). */
function paidOnce({ mobile, default_bundle, ...bundle }: Bundle): readonly BillLine[] {
  const plans = mobile.cards.map(({ i }) => default_bundle?.mobile.find((plan) => plan.i === i));
  const cards = [...plans, ...otherKinds.map((kind) => bundle[kind].card)];
  return cards.flatMap((card) => (card?.once ? [{ title: titleOf(card), cents: centsOfEuros(card.once) }] : []));
}

/**
 * Returns the numbers of the bills that tell the whole story: the first, the second, which all that follow are like, and, where a discount
 * ends, the first bill without it.
 */
export function tellingBills({ promo_code: { voucher } }: Bundle): readonly number[] {
  const ends = voucher?.percent && voucher.months ? [voucher.months + 1] : [];
  return [...new Set([1, 2, ...ends])].toSorted((one, other) => one - other);
}

/** Returns the billed period of a month. `month` 0 is the month of the start, of which only the days from the start on count. */
function periodOf(bundle: Bundle, start: CalendarDate, month: number): BillPeriod {
  const first = monthAfter(start, month);
  const to = addDays(monthAfter(start, month + 1), -1);
  const from = month === 0 ? start : first;
  const days = daysBetween(from, to) + 1;
  const wholeDays = daysBetween(first, to) + 1;
  const lines = overviewLines(bundle).filter((line) => {
    const months = line.kind === "discount" ? bundle.promo_code.voucher?.months : undefined;
    return months === undefined || month <= months;
  });
  let left = 0;
  return {
    from,
    to,
    lines: lines.map(({ title, cents }) => {
      // Discounts come last. If each were rounded by itself, they could be a cent more than what they are taken off.
      const share = Math.max(-left, shareOf(cents, days, wholeDays));
      left += share;
      return { title, cents: share };
    }),
  };
}

/** Returns the first day of the month that begins `months` months after the month of `date`. */
function monthAfter(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const count = year * 12 + (month - 1) + months;
  const first = dateOf(Math.floor(count / 12), (count % 12) + 1, 1);
  if (!first) throw new RangeError("a month outside the calendar");
  return first;
}
