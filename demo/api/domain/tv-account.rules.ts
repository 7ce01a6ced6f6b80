/** This module has the rules of Digi TV accounts: when one is over, and when it would end, as pure functions (C-244, C-245). */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { TvAccountRow } from "#demo/api/store/tv-accounts.ts";
import { monthAfter } from "./bills.rules.ts";

const dayMs = 86_400_000;

/** Tells whether an account is over at a moment: it ended at once, or its last day has passed in Brussels. */
export const isTvAccountOver = ({ endsOn, endedAt }: Pick<TvAccountRow, "endsOn" | "endedAt">, nowMs: number): boolean =>
  endedAt !== null || (endsOn !== null && endsOn < todayInBrussels(nowMs));

/** The end of an account that is ended now. `isAtOnce` means that it is over with the call. */
export type TvAccountEnd = { readonly endsOn: CalendarDate; readonly isAtOnce: boolean };

/**
 * Returns the end of an account that is ended now: at once within 24 hours of the customer's first activation at the address (C-244), else
 * the last day of the month in Brussels (C-245). The hours are those that pass, whatever the clocks do.
 */
export function tvAccountEnd({ activatedAt, isFirst }: Pick<TvAccountRow, "activatedAt" | "isFirst">, nowMs: number): TvAccountEnd {
  const today = todayInBrussels(nowMs);
  const isAtOnce = isFirst && nowMs - activatedAt.getTime() < dayMs;
  return { endsOn: isAtOnce ? today : addDays(monthAfter(today, 1), -1), isAtOnce };
}
