/** The rules of TV options: when one is on, when it begins and when it ends. Pure (C-236, C-237, decisions §9, §14). */
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { TvOptionRow } from "#demo/api/store/tv-options.ts";
import { isInWithdrawalPeriod } from "./add-ons.rules.ts";

/** Returns the row of the option that is on, or undefined where the option is off. */
export const optionThatIsOn = (all: readonly TvOptionRow[], option: string): TvOptionRow | undefined =>
  all.find((row) => row.option === option && row.endsOn === null);

/**
 * Returns the first day that is billed of an option that is ordered today: today, or tomorrow where an earlier order of the same option has
 * paid for today.
 */
export function optionStart(all: readonly TvOptionRow[], option: string, today: CalendarDate): CalendarDate {
  const isPaidToday = all.some((row) => row.option === option && row.endsOn !== null && row.endsOn >= today && row.endsOn >= row.startsOn);
  return isPaidToday ? addDays(today, 1) : today;
}

/**
 * The end of an option that is switched off today. `isFree` means that nothing is owed, because the order of the option is still in its
 * withdrawal period.
 */
export type OptionEnd = { readonly endsOn: CalendarDate; readonly isFree: boolean };

/**
 * Returns the end of a TV option that the customer switches off today. As long as the order of the option can be withdrawn, the option ends
 * before its first day and nothing is billed; otherwise it ends today and is billed up to today.
 */
export function optionEnd(row: TvOptionRow, today: CalendarDate): OptionEnd {
  const isFree = row.startsOn > today || isInWithdrawalPeriod(row, today);
  return { endsOn: isFree ? addDays(row.startsOn, -1) : today, isFree };
}
