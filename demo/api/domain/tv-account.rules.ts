/** This module has the rules of Digi TV accounts: when one is over, and when it would end, as pure functions (C-244, C-245). */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { TvAccountRow } from "#demo/api/store/tv-accounts.ts";
import { monthAfter } from "./bills.rules.ts";
import { works } from "./products.rules.ts";

const dayMs = 86_400_000;

/** Tells whether an account is over at a moment: it ended at once, or its last day has passed in Brussels. */
export const isTvAccountOver = ({ endsOn, endedAt }: Pick<TvAccountRow, "endsOn" | "endedAt">, nowMs: number): boolean =>
  endedAt !== null || (endsOn !== null && endsOn < todayInBrussels(nowMs));

/**
 * Returns the last day on which Digi TV comes with the internet or TV of an address, or null as long as one of them has no end. Digi TV
 * stops with the last of them, whatever is agreed about its account.
 */
export function lastTvDay(own: readonly Product[], address: string, nowMs: number): CalendarDate | null {
  const carrying = own.filter((one) => (one.kind === "tv" || one.kind === "internet") && one.address === address && works(one, nowMs));
  const ends = carrying.map(({ endsOn }) => endsOn);
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
}

const earlierOf = (day: CalendarDate, last: CalendarDate | null): CalendarDate => (last !== null && last < day ? last : day);

/**
 * Returns the agreed last day of an account, or null where it has none. `last` is the last day of Digi TV at its address, or null where
 * that has none.
 */
export const agreedEnd = ({ endsOn }: Pick<TvAccountRow, "endsOn">, last: CalendarDate | null): CalendarDate | null =>
  endsOn && earlierOf(endsOn, last);

/** The end of an account that is ended now. `isAtOnce` means that it is over with the call. */
export type TvAccountEnd = { readonly endsOn: CalendarDate; readonly isAtOnce: boolean };

/**
 * Returns the end of an account that is ended now: at once within 24 hours of the customer's first activation at the address (C-244), else
 * the last day of the month in Brussels (C-245), or the last day of Digi TV at the address if that comes sooner. The hours are those that
 * pass, whatever the clocks do.
 */
export function tvAccountEnd(
  { activatedAt, isFirst }: Pick<TvAccountRow, "activatedAt" | "isFirst">,
  { nowMs, last }: { readonly nowMs: number; readonly last: CalendarDate | null },
): TvAccountEnd {
  const today = todayInBrussels(nowMs);
  const isAtOnce = isFirst && nowMs - activatedAt.getTime() < dayMs;
  return { endsOn: isAtOnce ? today : earlierOf(addDays(monthAfter(today, 1), -1), last), isAtOnce };
}
