/** What a customer gets back of a product that was withdrawn (decisions §14). Pure functions. */
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { sumOf, type Cents } from "#core/base/values/money.ts";
import { draftsUntil, type Billed } from "./bills.rules.ts";

/** The period that is credited, both days included; `cents` is below zero. */
export type Credit = { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate; readonly cents: Cents };

/**
 * Returns the credit for a product that ends today, or undefined when nothing of it was billed beyond what is owed. Where the start within
 * the withdrawal period was expressly asked for, the days until today are owed; otherwise nothing is.
 */
export function creditOf(
  billed: Billed,
  { today, startEarly }: { readonly today: CalendarDate; readonly startEarly: boolean },
): Credit | undefined {
  const { startsOn, billedUntil } = billed;
  if (billedUntil === null) return undefined;
  const paid = totalOf({ ...billed, endsOn: null }, addDays(billedUntil, -1));
  const owed = startEarly ? totalOf({ ...billed, endsOn: today }, today) : 0;
  const firstDay = startEarly ? addDays(today, 1) : startsOn;
  return owed < paid ? { firstDay, lastDay: addDays(billedUntil, -1), cents: owed - paid } : undefined;
}

/** Returns what all invoices for the item bill together that are issued until the day and cover no day after it. */
function totalOf(billed: Billed, until: CalendarDate): Cents {
  const { drafts } = draftsUntil([{ ...billed, billedUntil: null }], until);
  const covered = drafts.filter(({ lines }) => lines.every(({ period }) => period.lastDay <= until));
  return sumOf(covered.map(({ totalCents }) => totalCents));
}
