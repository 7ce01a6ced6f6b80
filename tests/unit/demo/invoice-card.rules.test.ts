/** Tests the card of an invoice: its state on each day, and whether the invoice can be paid there. */
import { describe, expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { cardOf, epcOf, linesIn } from "#demo/api/domain/invoice-card.rules.ts";
import type { InvoiceLineRow } from "#demo/api/store/invoices.ts";
import type { InvoiceRow } from "#demo/api/store/invoices.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const id = "00000000-0000-4000-8000-000000000001";
const row: InvoiceRow = {
  id,
  accountId: id,
  number: "9700000012",
  issuedOn: day("2026-03-15"),
  dueOn: day("2026-03-31"),
  totalCents: 1210,
  recipient: { name: "Nora Maes", company: null, address: null },
  method: "manual_transfer",
  mandate: null,
  debitOn: null,
  debitRejectedOn: null,
  remindedOn: null,
  paidAt: null,
};
const line: InvoiceLineRow = {
  id,
  invoiceId: id,
  position: 0,
  kind: "product",
  offer: "mobile-light",
  phone: "+32470123456",
  address: null,
  voucher: null,
  firstDay: day("2026-03-15"),
  lastDay: day("2026-03-31"),
  cents: 1210,
};
const card = (more: Partial<InvoiceRow> = {}, today = "2026-03-20") =>
  cardOf({ ...row, ...more }, [line], { today: day(today), language: "en", publicUrl: "https://api.example", reminders: "text" });

const [rejected, reminded] = [{ method: "direct_debit", debitRejectedOn: day("2026-04-02") } as const, { remindedOn: day("2026-04-10") }];
const paid = { paidAt: new Date("2026-04-11T10:00:00Z") };

describe("the card of an invoice", () => {
  test.each<[Partial<InvoiceRow>, string, string[], boolean]>([
    [{}, "2026-03-31", ["To pay"], true],
    [{}, "2026-04-01", ["Overdue"], true],
    [reminded, "2026-04-10", ["Overdue", "Reminder sent"], true],
    [{ ...reminded, ...paid }, "2026-04-12", ["Paid"], false],
    [{ method: "direct_debit" }, "2026-03-20", ["Direct debit"], false],
    [{ method: "direct_debit" }, "2026-03-31", ["Being processed"], false],
    [rejected, "2026-04-03", ["Direct debit refused"], true],
    [{ ...rejected, ...reminded }, "2026-04-10", ["Direct debit refused", "Reminder sent"], true],
    [{ ...rejected, ...paid }, "2026-04-12", ["Paid"], false],
  ])("with %j says on %s %o, and can be paid there: %s", (more, today, tags, isPayable) => {
    const shown = card(more, today);
    expect([shown.tags, shown.rejected]).toEqual([tags, tags[0] === "Direct debit refused"]);
    expect(shown.button).toEqual(
      isPayable ? { text: "Pay", url: `https://api.example/api-post-payment-link?invoice=${id}&lang=en` } : null,
    );
  });

  test("says what it is without VAT to companies alone", () => {
    expect(card()).not.toHaveProperty("net");
    const company = { ...row.recipient, company: { companyName: "Zoé", legalForm: "private-limited" as const, vat: "BE0428759497" } };
    expect(card({ recipient: company })).toMatchObject({ amount: 12.1, net: 10 });
  });

  test("has no code to pay by where nothing is to be transferred", () => {
    expect(epcOf({ number: "9700000012", totalCents: 1 })).toMatch(/\nEUR0\.01\n/);
    expect(epcOf({ number: "9700000012", totalCents: 0 })).toBeNull();
  });
});

test("an invoice's lines are what was billed, and what has happened to it since", () => {
  const discount: InvoiceLineRow = { ...line, kind: "discount", offer: null, phone: null, voucher: "WELCOME10", cents: -121 };
  const fixed: InvoiceLineRow = { ...line, offer: "internet-500", phone: null, address: "FTTB-1000-1-01-1~3A" };
  const lines = linesIn({ ...row, ...rejected, ...reminded }, [line, fixed, discount], { language: "en", reminders: "text" });
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["product", 12.1],
    ["product", 12.1],
    ["discount", -1.21],
    ["debit_rejected", 0],
    ["reminder", 0],
  ]);
  expect(lines.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
    "Light, +32 470 12 34 56",
    "Fibre 500 Mbps, Grand-Place 1 box 3A, 1000 Brussels",
    "Discount with code WELCOME10",
    "Direct debit refused on 2 April 2026",
    "Reminder of 10 April 2026",
  ]);
  expect(lines[0]?.note?.replaceAll("\u00a0", " ")).toBe("15 March 2026 to 31 March 2026");
});
