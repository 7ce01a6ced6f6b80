/** Where an invoice stands on a day. Pure. */
import type { InvoiceState } from "#core/domain/invoices/invoices.contract.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { addWorkingDays } from "#core/base/values/working-days.ts";
import type { invoices } from "#demo/api/db/schema-area.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
type Row = Pick<InvoiceRow, "dueOn" | "method" | "debitOn" | "debitRejectedOn" | "paidAt">;

/** A bank that has refused a debit says so within as many working days. */
const debitDays = 5;

/** Of a direct debit: when the bank is asked. */
export const askedOn = ({ debitOn, dueOn }: Pick<Row, "debitOn" | "dueOn">): CalendarDate => debitOn ?? dueOn;

export function stateOn(row: Row, today: CalendarDate): InvoiceState {
  const { dueOn, method, debitRejectedOn, paidAt } = row;
  if (paidAt) return "paid";
  if (method === "manual_transfer") return today > dueOn ? "overdue" : "due";
  if (debitRejectedOn !== null || today < askedOn(row)) return "direct_debit";
  return today <= addWorkingDays(askedOn(row), debitDays) ? "processing" : "paid";
}

/** Is it for the customer to pay it by hand? */
export function isPayable(row: Row, today: CalendarDate): boolean {
  const state = stateOn(row, today);
  return state === "due" || state === "overdue" || (state === "direct_debit" && row.debitRejectedOn !== null);
}
