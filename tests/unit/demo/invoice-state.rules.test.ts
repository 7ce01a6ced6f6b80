/** Tests the state of an invoice on each day. Easter Monday, 6 April 2026, is among the days, on which banks do not work. */
import { describe, expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { isPayable, stateOn } from "#demo/api/domain/invoice-state.rules.ts";
import type { InvoiceRow } from "#demo/api/store/invoices.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);

type Row = Pick<InvoiceRow, "dueOn" | "method" | "debitOn" | "debitRejectedOn" | "paidAt">;
const transfer: Row = { dueOn: day("2026-03-31"), method: "manual_transfer", debitOn: null, debitRejectedOn: null, paidAt: null };
const debit: Row = { ...transfer, method: "direct_debit" };
const later: Row = { ...debit, debitOn: day("2026-04-02") };
const rejected: Row = { ...debit, debitRejectedOn: day("2026-04-03") };
const paid = { paidAt: new Date("2026-03-20T10:00:00Z") };

describe("an invoice", () => {
  test.each<[string, string, string, boolean, Row]>([
    ["to be transferred", "2026-03-30", "due", true, transfer],
    ["to be transferred", "2026-03-31", "due", true, transfer],
    ["to be transferred", "2026-04-01", "overdue", true, transfer],
    ["that was paid", "2026-04-01", "paid", false, { ...transfer, ...paid }],
    ["by direct debit", "2026-03-30", "direct_debit", false, debit],
    ["by direct debit", "2026-03-31", "processing", false, debit],
    ["by direct debit", "2026-04-08", "processing", false, debit], // The 8th of April is the fifth working day.
    ["by direct debit", "2026-04-09", "paid", false, debit],
    ["by direct debit on a day of its own", "2026-04-01", "direct_debit", false, later],
    ["by direct debit on a day of its own", "2026-04-02", "processing", false, later],
    ["by direct debit on a day of its own", "2026-04-10", "processing", false, later],
    ["by direct debit on a day of its own", "2026-04-11", "paid", false, later],
    ["whose debit was refused", "2026-04-03", "direct_debit", true, rejected],
    ["whose debit was refused", "2026-06-01", "direct_debit", true, rejected],
    ["whose debit was refused, and that was paid", "2026-06-01", "paid", false, { ...rejected, ...paid }],
  ])("%s is on %s %s, for the customer to pay: %s", (_what, today, state, payable, row) => {
    expect([stateOn(row, day(today)), isPayable(row, day(today))]).toEqual([state, payable]);
  });
});
