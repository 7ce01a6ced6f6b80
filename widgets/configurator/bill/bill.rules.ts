/**
 * The rules for the bills of a bundle (decisions §8). Calendar months are billed in advance, on the 1st. The first bill is sent at the
 * start and covers the rest of that month and the whole next month. Pure.
 */
import { addDays, dateOf, daysBetween, type CalendarDate } from "#core/base/values/dates.ts";
import { shareOf, sumOf, type Cents } from "#core/base/values/money.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { overviewLines, paidOnce } from "#core/domain/bundle/overview.rules.ts";
import { titleOf } from "#core/domain/offers/offers.rules.ts";
import { itemsOf } from "#core/domain/bundle/bundle.rules.ts";

export type BillLine = { readonly title: string; readonly cents: Cents };

/** A billed period from `from` to `to`, both included: a whole month, or the rest of one. */
export type BillPeriod = { readonly from: CalendarDate; readonly to: CalendarDate; readonly lines: readonly BillLine[] };

export type Bill = {
  /** The number of the bill, counted from 1. */
  readonly number: number;
  readonly date: CalendarDate;
  /** The billed periods. The first bill has two: the rest of the month in which the bundle starts, and the next month. */
  readonly periods: readonly BillPeriod[];
  /** Items that are paid once, on the first bill. */
  readonly once: readonly BillLine[];
  readonly totalCents: Cents;
};

/**
 * Returns the bill with this `number`, counted from 1, of a bundle that starts on the day `start` and does not change. A discount that
 * lasts `months` months applies to the month of the start and to that many months after it: a discount of twelve months is first missing
 * from the thirteenth bill.
 */
export function billOf(bundle: Bundle, start: CalendarDate, number: number): Bill {
  const months = number === 1 ? [0, 1] : [number];
  const periods = months.map((month) => periodOf(bundle, start, month));
  const date = number === 1 ? start : monthAfter(start, number);
  const once = number === 1 ? onceLines(bundle) : [];
  const lines = [...periods.flatMap((period) => period.lines), ...once];
  return { number, date, periods, once, totalCents: sumOf(lines.map(({ cents }) => cents)) };
}

/** Returns a line for each item that is paid once. */
const onceLines = (bundle: Bundle): readonly BillLine[] =>
  itemsOf(bundle).flatMap(({ card }) => {
    const cents = paidOnce(bundle, card);
    return cents > 0 ? [{ title: titleOf(card), cents }] : [];
  });

/**
 * Returns the numbers of the bills that are shown as examples: the first bill; the second, which represents the following ones; and, where
 * a discount ends, the first bill without the discount.
 */
export function tellingBills({ promo_code: { voucher } }: Bundle): readonly number[] {
  const ends = voucher?.percent && voucher.months ? [voucher.months + 1] : [];
  return [...new Set([1, 2, ...ends])].toSorted((one, other) => one - other);
}

/** Returns the billed period of a month. `month` 0 is the month in which the bundle starts: it is billed from the day of the start. */
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
      // The lines of discounts come last, and each is capped: discounts that are rounded one by one could exceed the sum of the other lines
      // by a cent.
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
