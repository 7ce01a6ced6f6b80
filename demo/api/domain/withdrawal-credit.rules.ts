/** Computes the amount that a customer gets back for a product that was withdrawn (decisions §14), with pure functions. */
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { sumOf, type Cents } from "#core/base/values/money.ts";
import { draftsUntil, type Billed } from "./bills.rules.ts";

/** The period that is credited, with its first and last day included; `cents` is below zero. */
export type Credit = { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate; readonly cents: Cents };

/**
 * Returns the credit for a product that ends today; undefined when not more was billed than the customer owes. A customer who expressly
 * asked for a start within the withdrawal period owes the days until today; any other customer owes nothing.
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

/** Returns the sum of all invoices for a product that are issued until the day and cover no day after that day, in cents. */
function totalOf(billed: Billed, until: CalendarDate): Cents {
  const { drafts } = draftsUntil([{ ...billed, billedUntil: null }], until);
  const covered = drafts.filter(({ lines }) => lines.every(({ period }) => period.lastDay <= until));
  return sumOf(covered.map(({ totalCents }) => totalCents));
}
