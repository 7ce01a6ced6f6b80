/** When what was ordered begins to work (decisions §13, §14). Pure. */
import { instantInBrussels, todayInBrussels } from "#core/values/brussels-time.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/values/working-days.ts";
import type { Wanted } from "./catalogue.ts";

/** The post brings a SIM card within so many working days. */
const simCardDays = 2;

/**
 * An eSIM at once, a SIM card when the post has brought it; neither before day 15 where nobody asked for it expressly. What a technician
 * connects has no day before a slot is agreed.
 */
export function startsAt(wanted: Wanted, { nowMs, startEarly }: { readonly nowMs: number; readonly startEarly: boolean }): number | null {
  if (wanted.kind !== "mobile") return null;
  const today = todayInBrussels(nowMs);
  const broughtMs = wanted.item.sim.name === "eSIM" ? nowMs : instantInBrussels(addWorkingDays(today, simCardDays));
  return startEarly ? broughtMs : Math.max(broughtMs, instantInBrussels(firstDayAfterWithdrawal(today)));
}
