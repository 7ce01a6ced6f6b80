/** This module has the rules of WiFi boosters: what each costs, when it begins and ends, as pure functions (C-111, decisions §9, §14). */
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import type { Cents } from "#core/base/values/money.ts";
import { addWorkingDays } from "#core/base/values/working-days.ts";
import { boosterCents } from "#demo/api/data/prices.ts";
import type { Booster } from "#demo/api/store/boosters.ts";
import { isInWithdrawalPeriod } from "./add-ons.rules.ts";

/** Returns the boosters that the customer has or will have and has not returned. The most expensive one is the last. */
export const heldBoosters = (all: readonly Booster[]): readonly Booster[] =>
  all.filter(({ endsOn }) => endsOn === null).toSorted((one, other) => one.cents - other.cents);

/** The changes after which a customer has the wanted number of boosters. */
export type BoosterPlan = {
  /** The monthly prices of boosters that are ordered. */
  readonly ordered: readonly Cents[];
  /** Boosters that the customer had returned and that still work. Their end is cancelled. */
  readonly revived: readonly Booster[];
  /** Boosters that are cancelled, because they have not begun. */
  readonly cancelled: readonly Booster[];
  /** Boosters whose order is still in the withdrawal period: they end today, and nothing is owed for them. */
  readonly withdrawn: readonly Booster[];
  /** Boosters that end with the period that was billed in advance. */
  readonly ending: readonly (readonly [booster: Booster, lastDay: CalendarDate])[];
};

/** Returns the changes that lead from the present boosters of an address to the wanted number of them. */
export function boosterPlan(all: readonly Booster[], wanted: number, today: CalendarDate): BoosterPlan {
  const held = heldBoosters(all);
  const missing = boosterCents.slice(held.length, wanted);
  const revived = missing.flatMap((cents) => all.find((one) => one.cents === cents && one.endsOn !== null && one.endsOn > today) ?? []);
  const surplus = held.slice(wanted);
  const begun = surplus.filter(({ startsOn }) => startsOn <= today);
  const isInTime = (booster: Booster): boolean => isInWithdrawalPeriod(booster, today);
  return {
    ordered: missing.filter((cents) => revived.every((one) => one.cents !== cents)),
    revived,
    cancelled: surplus.filter((one) => !begun.includes(one)),
    withdrawn: begun.filter(isInTime),
    ending: begun.filter((one) => !isInTime(one)).map((one) => [one, one.billedUntil === null ? today : addDays(one.billedUntil, -1)]),
  };
}

/** Returns the first day of a booster that is ordered today: the day on which the post delivers it. */
export const boosterStart = (today: CalendarDate): CalendarDate => addWorkingDays(today, postWorkingDays);
