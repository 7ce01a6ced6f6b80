/** This module has the rules of usage: what it costs beyond the bundle, and how it is counted by hours and days, as pure functions. */
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { shareOf, type Cents } from "#core/base/values/money.ts";
import { dataRate, kilobytesOfMegabyte } from "#demo/api/data/prices.ts";
import { abroadRate } from "#demo/api/data/tariffs.ts";
import { monthAfter } from "./bills.rules.ts";

/** The usage of a product in a span of time. Minutes to other countries are not in `minutes`. */
export type Usage = { readonly kilobytes: number; readonly minutes: number; readonly texts: number; readonly minutesAbroad: number };

export const noUsage: Usage = { kilobytes: 0, minutes: 0, texts: 0, minutesAbroad: 0 };

const made = (amountOf: (part: keyof Usage) => number): Usage => ({
  kilobytes: amountOf("kilobytes"),
  minutes: amountOf("minutes"),
  texts: amountOf("texts"),
  minutesAbroad: amountOf("minutesAbroad"),
});

export const usageSum = (all: readonly Usage[]): Usage => made((part) => all.reduce((sum, one) => sum + one[part], 0));

/** The usage that the bundle of a line includes, and the limit of the costs beyond it in a month. Null means without limit. */
export type UsageTerms = { readonly bundleKilobytes: number | null; readonly limitCents: Cents | null };

const ratesOfCent = 100;

/** The number of kilobytes that are counted beyond the bundle. */
const beyondBundle = (kilobytes: number, { bundleKilobytes }: Pick<UsageTerms, "bundleKilobytes">): number =>
  bundleKilobytes === null ? 0 : Math.max(0, kilobytes - bundleKilobytes);

/** The costs of a month's usage beyond the bundle: its data, counted in kilobytes and rounded once (decisions §2), and its calls. */
export type UsageCharge = { readonly dataCents: Cents; readonly callCents: Cents };

export const chargeOf = (month: Usage, terms: Pick<UsageTerms, "bundleKilobytes">): UsageCharge => ({
  dataCents: shareOf(dataRate, beyondBundle(month.kilobytes, terms), kilobytesOfMegabyte * ratesOfCent),
  callCents: shareOf(abroadRate, month.minutesAbroad, ratesOfCent),
});

/**
 * Returns the part of the wanted usage that the network allows after `used` in the same month: usage beyond the bundle is stopped where its
 * costs would exceed the limit. Use within the bundle is never limited.
 */
export function allowedUsage(used: Usage, wanted: Usage, terms: UsageTerms): Usage {
  const { bundleKilobytes, limitCents } = terms;
  if (limitCents === null) return wanted;
  // Amounts are counted in thousandths of a rate's unit, which are whole numbers: a kilobyte costs 6 of them.
  const unitsOf = (kilobytes: number, minutes: number): number => kilobytes * dataRate + minutes * abroadRate * kilobytesOfMegabyte;
  const spent = unitsOf(beyondBundle(used.kilobytes, terms), used.minutesAbroad);
  const left = Math.max(0, limitCents * ratesOfCent * kilobytesOfMegabyte - spent);
  const included = bundleKilobytes === null ? wanted.kilobytes : Math.min(wanted.kilobytes, Math.max(0, bundleKilobytes - used.kilobytes));
  const beyond = Math.min(wanted.kilobytes - included, Math.floor(left / dataRate));
  const minutesAbroad = Math.min(wanted.minutesAbroad, Math.floor((left - unitsOf(beyond, 0)) / unitsOf(0, 1)));
  return { ...wanted, kilobytes: included + beyond, minutesAbroad };
}

const hourMs = 3_600_000;

/** Returns the last full hour before a moment, because usage is counted by hours. */
export const fullHour = (ms: number): number => ms - (ms % hourMs);

/** Returns the first full hour that is not before a moment. */
export const nextHour = (ms: number): number => fullHour(ms + hourMs - 1);

/** Returns one of several equal parts of usage, such as the part of one hour in that of a day. All parts add up to the whole. */
const partOf = (whole: Usage, index: number, parts: number): Usage =>
  made((part) => Math.floor((whole[part] * (index + 1)) / parts) - Math.floor((whole[part] * index) / parts));

/** Divides usage among a number of days, as evenly as whole numbers allow. */
export const sharedOut = (usage: Usage, days: number): readonly Usage[] =>
  Array.from({ length: days }, (_day, index) => partOf(usage, index, days));

export type Counting = {
  /** The span of time in which usage is counted, in epoch milliseconds; full hours. */
  readonly fromMs: number;
  readonly untilMs: number;
  /** The usage before `fromMs` in the month of `fromMs`. */
  readonly used: Usage;
  readonly terms: UsageTerms;
  /** Returns the usage that the customer would have on a day without any limit. */
  readonly wantedOn: (day: CalendarDate) => Usage;
};

/**
 * Counts usage hour by hour, and returns the usage that each day gets. The result does not depend on how often this function is called:
 * counting six hours twice gives the same as counting twelve. Days are those of Brussels, of which two in a year have 23 and 25 hours.
 */
export function countedUsage({ fromMs, untilMs, used, terms, wantedOn }: Counting): ReadonlyMap<CalendarDate, Usage> {
  const added = new Map<CalendarDate, Usage>();
  let month = used;
  let day = todayInBrussels(fromMs);
  for (let ms = fromMs; ms < untilMs; day = addDays(day, 1)) {
    if (day === monthAfter(day) && ms > fromMs) month = noUsage;
    const [startMs, endMs] = [instantInBrussels(day), instantInBrussels(addDays(day, 1))];
    const wanted = wantedOn(day);
    for (; ms < Math.min(endMs, untilMs); ms += hourMs) {
      const part = allowedUsage(month, partOf(wanted, (ms - startMs) / hourMs, (endMs - startMs) / hourMs), terms);
      month = usageSum([month, part]);
      added.set(day, usageSum([added.get(day) ?? noUsage, part]));
    }
  }
  return added;
}

export type DayUsage = Usage & { readonly day: CalendarDate };

/**
 * Returns the amount of each day in whole units, for amounts that are counted in a smaller unit (kilobytes, shown as MB). The remainder of
 * a day is carried over to a later day, so that the days add up to the whole units of their sum.
 */
export function wholeUnits(amounts: readonly number[], size: number): readonly number[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = Math.floor(sum / size);
    sum += amount;
    return Math.floor(sum / size) - before;
  });
}
