/** This module has the rules for the state of an invoice on a given day, as pure functions. */
import type { InvoiceState } from "#core/domain/invoices/invoices.contract.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { addWorkingDays } from "#core/base/values/working-days.ts";
import type { InvoiceRow } from "#demo/api/store/invoices.ts";

type Row = Pick<InvoiceRow, "dueOn" | "method" | "debitOn" | "debitRejectedOn" | "paidAt">;

/** The number of working days within which a bank reports that it has refused a debit. */
const debitDays = 5;

/** Returns the day on which the bank is asked for a direct debit: `debitOn` where it is set, else the day on which the invoice is due. */
export const askedOn = ({ debitOn, dueOn }: Pick<Row, "debitOn" | "dueOn">): CalendarDate => debitOn ?? dueOn;

/**
 * Returns the state of an invoice. A debit is `processing` for five working days; when the bank has refused nothing by then, it counts as
 * paid. An invoice by direct debit never becomes overdue by itself.
 */
export function stateOn(row: Row, today: CalendarDate): InvoiceState {
  const { dueOn, method, debitRejectedOn, paidAt } = row;
  if (paidAt) return "paid";
  if (method === "manual_transfer") return today > dueOn ? "overdue" : "due";
  if (debitRejectedOn !== null || today < askedOn(row)) return "direct_debit";
  return today <= addWorkingDays(askedOn(row), debitDays) ? "processing" : "paid";
}

/** Tells whether the customer has to pay the invoice by hand. */
export function isPayable(row: Row, today: CalendarDate): boolean {
  const state = stateOn(row, today);
  return state === "due" || state === "overdue" || (state === "direct_debit" && row.debitRejectedOn !== null);
}
