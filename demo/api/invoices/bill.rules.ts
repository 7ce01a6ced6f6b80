/** What is billed when (decisions §8): calendar months in advance, on the 1st; at first the rest of the month, and the next one. Pure. */
import { discountOf, shareOf, sumOf, type Cents } from "#core/base/values/money.ts";
import { addDays, dateOf, daysBetween, type CalendarDate } from "#core/base/values/dates.ts";

/** The first day of the month that is so many after that of `day`. */
export function monthAfter(day: CalendarDate, months = 0): CalendarDate {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = dateOf(Math.floor(count / 12), (count % 12) + 1, 1);
  if (!first) throw new RangeError("a month outside the calendar");
  return first;
}

const lastOfMonth = (day: CalendarDate): CalendarDate => addDays(monthAfter(day, 1), -1);

export type Discount = { readonly code: string; readonly percent: number; readonly months: number };

export type Billed = {
  readonly startsOn: CalendarDate;
  /** Its last day. */
  readonly endsOn: CalendarDate | null;
  /** The first day that no invoice has; null before the first. */
  readonly billedUntil: CalendarDate | null;
  /** A month. */
  readonly cents: Cents;
  readonly discount: Discount | undefined;
};

/** The day of the next invoice with something of it; undefined where there is none any more. */
function nextBillOn({ startsOn, endsOn, billedUntil }: Billed): CalendarDate | undefined {
  const next = billedUntil ?? startsOn;
  return endsOn !== null && endsOn < next ? undefined : next;
}

/** Both days included. */
type Period = { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate; readonly cents: Cents };

/** What an invoice of that day says of it: a line for each month, the first by its days. Nothing where it is not its turn. */
function periodsOn(billed: Billed, day: CalendarDate): readonly Period[] {
  const from = nextBillOn(billed);
  if (from === undefined || from > day) return [];
  const months = billed.billedUntil === null ? [from, monthAfter(from, 1)] : [from];
  return months.flatMap((firstDay) => {
    const lastDay = billed.endsOn !== null && billed.endsOn < lastOfMonth(firstDay) ? billed.endsOn : lastOfMonth(firstDay);
    return lastDay < firstDay ? [] : [{ firstDay, lastDay, cents: shareOf(billed.cents, days(firstDay, lastDay), daysOfMonth(firstDay)) }];
  });
}

const days = (firstDay: CalendarDate, lastDay: CalendarDate): number => daysBetween(firstDay, lastDay) + 1;
const daysOfMonth = (day: CalendarDate): number => days(monthAfter(day), lastOfMonth(day));

/** The first day that these leave open. There is one at least. */
function billedUntilAfter(periods: readonly Period[]): CalendarDate {
  const last = periods.at(-1);
  if (!last) throw new RangeError("nothing was billed");
  return addDays(last.lastDay, 1);
}

/** The month in which it started, and so many after it. */
const isDiscounted = ({ startsOn, discount }: Billed, { firstDay }: Period): boolean =>
  discount !== undefined && firstDay < monthAfter(startsOn, discount.months + 1);

type DiscountLine = { readonly code: string; readonly cents: Cents };

/** One line for each code, rounded on the sum of what it is about (decisions §8). */
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

/** The end of its month, and at least two weeks. */
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

/** Every invoice that is to be made by `today`, the oldest first, and what each item is billed until then. */
export function draftsUntil<Item extends Billed>(items: readonly Item[], today: CalendarDate) {
  const drafts: Draft<Item>[] = [];
  const billedUntil = new Map(items.map((item) => [item, item.billedUntil]));
  const current = (item: Item): Billed => ({ ...item, billedUntil: billedUntil.get(item) ?? null });
  for (;;) {
    const [issuedOn] = items.flatMap((item) => nextBillOn(current(item)) ?? []).toSorted();
    if (issuedOn === undefined || issuedOn > today) return { drafts, billedUntil };
    const lines = items.flatMap((item) => periodsOn(current(item), issuedOn).map((period) => ({ item, period })));
    for (const item of items) {
      const own = lines.filter((line) => line.item === item).map(({ period }) => period);
      if (own.length > 0) billedUntil.set(item, billedUntilAfter(own));
    }
    const discounts = discountsOf(lines.map(({ item, period }) => ({ billed: item, period })));
    const totalCents = sumOf([...lines.map(({ period }) => period.cents), ...discounts.map(({ cents }) => cents)]);
    drafts.push({ issuedOn, lines, discounts, totalCents });
  }
}
