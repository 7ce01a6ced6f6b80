/**
 * This module has the rules of billing (decisions §8), as pure functions. Calendar months are billed in advance, on the 1st; the first
 * invoice bills the rest of the current month and the next month.
 */
import { discountOf, shareOf, sumOf, type Cents } from "#core/base/values/money.ts";
import { addDays, dateOf, daysBetween, type CalendarDate } from "#core/base/values/dates.ts";

/** Returns the first day of the month that comes `months` after the month of `day`. */
export function monthAfter(day: CalendarDate, months = 0): CalendarDate {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = dateOf(Math.floor(count / 12), (count % 12) + 1, 1);
  if (!first) throw new RangeError("a month outside the calendar");
  return first;
}

const lastOfMonth = (day: CalendarDate): CalendarDate => addDays(monthAfter(day, 1), -1);

export type Discount = { readonly code: string; readonly percent: number; readonly months: number };

/** The monthly price from a day on, and the offer that has this price. */
export type PriceStep = { readonly from: CalendarDate; readonly cents: Cents; readonly offer: string };

export type Billed = {
  readonly startsOn: CalendarDate;
  /** The product's last day; null while it has no end. */
  readonly endsOn: CalendarDate | null;
  /** The first day that no invoice covers yet; null before the first invoice. */
  readonly billedUntil: CalendarDate | null;
  /** The price of a month, in cents. */
  readonly cents: Cents;
  /** All prices since the start, in order, where the price has changed; each one begins on the 1st of a month. */
  readonly steps?: readonly PriceStep[] | undefined;
  /**
   * A period that was billed in advance at a price which has changed since. The next invoice credits the period, so its amount is below
   * zero.
   */
  readonly takenBack?: Period | undefined;
  readonly discount: Discount | undefined;
};

/** Returns the day of the next invoice that bills this product, or undefined when nothing is left to bill. */
function nextBillOn({ startsOn, endsOn, billedUntil }: Billed): CalendarDate | undefined {
  const next = billedUntil ?? startsOn;
  return endsOn !== null && endsOn < next ? undefined : next;
}

/** A period that an invoice bills; the first and the last day are included. */
export type Period = {
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  readonly cents: Cents;
  /** The offer that was billed, where the product has had several. */
  readonly offer?: string;
};

/** Returns days of one month as a period, priced in proportion to the days of that month. */
export const periodOf = (monthCents: Cents, firstDay: CalendarDate, lastDay: CalendarDate): Period => ({
  firstDay,
  lastDay,
  cents: shareOf(monthCents, days(firstDay, lastDay), daysOfMonth(firstDay)),
});

/** Tells whether an invoice of that day, or an earlier one, is still to bill the product. */
export function isDueOn(billed: Billed, day: CalendarDate): boolean {
  const next = nextBillOn(billed);
  return next !== undefined && next <= day;
}

/**
 * Returns the periods of a product that an invoice of that day bills: one for each month, priced in proportion to the days on which the
 * product exists in that month. A period that is credited comes before them. Returns no period when the product is not due on that day.
 */
function periodsOn(billed: Billed, day: CalendarDate): readonly Period[] {
  const from = nextBillOn(billed);
  if (from === undefined || from > day) return [];
  const months = billed.billedUntil === null ? [from, monthAfter(from, 1)] : [from];
  const { takenBack } = billed;
  const billedAgain = takenBack?.firstDay === from ? [takenBack] : [];
  const periods = months.flatMap((firstDay) => {
    const lastDay = billed.endsOn !== null && billed.endsOn < lastOfMonth(firstDay) ? billed.endsOn : lastOfMonth(firstDay);
    if (lastDay < firstDay) return [];
    const step = billed.steps?.findLast((one) => one.from <= firstDay);
    return [{ ...periodOf(step?.cents ?? billed.cents, firstDay, lastDay), ...(step && { offer: step.offer }) }];
  });
  return [...billedAgain, ...periods];
}

const days = (firstDay: CalendarDate, lastDay: CalendarDate): number => daysBetween(firstDay, lastDay) + 1;
const daysOfMonth = (day: CalendarDate): number => days(monthAfter(day), lastOfMonth(day));

/** Returns the first day after the periods. Throws without any period: callers pass at least one. */
function billedUntilAfter(periods: readonly Period[]): CalendarDate {
  const last = periods.at(-1);
  if (!last) throw new RangeError("nothing was billed");
  return addDays(last.lastDay, 1);
}

/**
 * Tells whether a period is discounted. A discount applies to the month in which the product started and to `discount.months` months after
 * that month.
 */
const isDiscounted = ({ startsOn, discount }: Billed, { firstDay }: Period): boolean =>
  discount !== undefined && firstDay < monthAfter(startsOn, discount.months + 1);

type DiscountLine = { readonly code: string; readonly cents: Cents };

/** Returns one discount line for each voucher code, rounded on the sum of the lines to which the code applies (decisions §8). */
function discountsOf(lines: readonly { readonly billed: Billed; readonly period: Period }[]): readonly DiscountLine[] {
  const counted = lines.filter(({ billed, period }) => isDiscounted(billed, period));
  const codes = [...new Set(counted.flatMap(({ billed }) => billed.discount?.code ?? []))];
  return codes.flatMap((code) => {
    const own = counted.filter(({ billed }) => billed.discount?.code === code);
    const sum = sumOf(own.map(({ period }) => period.cents));
    const cents = -discountOf(sum, own[0]?.billed.discount?.percent ?? 0);
    return cents === 0 ? [] : [{ code, cents }];
  });
}

const leastDays = 14;

/** Returns the day until which an invoice is to be paid: the end of its month, and at least two weeks after the invoice. */
export function dueOn(issuedOn: CalendarDate): CalendarDate {
  const [end, least] = [lastOfMonth(issuedOn), addDays(issuedOn, leastDays)];
  return end < least ? least : end;
}

export type Draft<Item> = {
  readonly issuedOn: CalendarDate;
  readonly lines: readonly { readonly item: Item; readonly period: Period }[];
  readonly discounts: readonly DiscountLine[];
  readonly totalCents: Cents;
};

/**
 * An amount that is billed once, after the month to which it belongs, such as usage beyond the bundle. The invoice of the day `issuedOn`
 * lists it below the products. No discount applies to it.
 */
export type Charge<Item> = { readonly issuedOn: CalendarDate; readonly item: Item; readonly period: Period };

/**
 * Returns every invoice that is to be made by `today`, the oldest first, and for each item the first day that these invoices do not cover.
 */
export function draftsUntil<Item extends Billed>(items: readonly Item[], today: CalendarDate, charges: readonly Charge<Item>[] = []) {
  const drafts: Draft<Item>[] = [];
  const billedUntil = new Map(items.map((item) => [item, item.billedUntil]));
  const current = (item: Item): Billed => ({ ...item, billedUntil: billedUntil.get(item) ?? null });
  for (;;) {
    const chargeDays = charges.map((charge) => charge.issuedOn).filter((day) => drafts.every((draft) => draft.issuedOn < day));
    const [issuedOn] = [...items.flatMap((item) => nextBillOn(current(item)) ?? []), ...chargeDays].toSorted();
    if (issuedOn === undefined || issuedOn > today) return { drafts, billedUntil };
    const products = items.flatMap((item) => periodsOn(current(item), issuedOn).map((period) => ({ item, period })));
    for (const item of items) {
      const own = products.filter((line) => line.item === item).map(({ period }) => period);
      if (own.length > 0) billedUntil.set(item, billedUntilAfter(own));
    }
    const lines = [...products, ...charges.filter((charge) => charge.issuedOn === issuedOn).map(({ item, period }) => ({ item, period }))];
    const discounts = discountsOf(products.map(({ item, period }) => ({ billed: item, period })));
    const totalCents = sumOf([...lines.map(({ period }) => period.cents), ...discounts.map(({ cents }) => cents)]);
    drafts.push({ issuedOn, lines, discounts, totalCents });
  }
}
