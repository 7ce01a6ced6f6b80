/**
 * This module makes an invoice as a PDF, with all that a Belgian operator's basic invoice has to say: each product, its quantity and its
 * price, discounts, VAT and the total.
 */
import { encode } from "uqr";
import { centsOfEuros, netOf, withMinus, type Cents } from "#core/base/values/money.ts";
import { addDays, daysBetween, formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import { formatIban } from "#core/base/values/iban.ts";
import { localeOf, type Language } from "#core/base/values/language.ts";
import { structuredCommunication } from "#core/base/values/structured-communication.ts";
import { formatVat } from "#core/base/values/vat.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { invoiceTexts } from "#demo/api/messages/invoice-texts.ts";
import { documentTexts } from "#demo/api/messages/document-texts.ts";
import { createTaggedPdf, type TaggedPdf } from "#demo/api/pdf/tagged.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { epcOf, linesIn } from "#demo/api/domain/invoice-card.rules.ts";
import { askedOn, stateOn } from "#demo/api/domain/invoice-state.rules.ts";
import { switchNumberOf } from "#demo/api/domain/switch-number.rules.ts";
import type { InvoiceLineRow, InvoiceRow } from "#demo/api/store/invoices.ts";

type Facts = {
  readonly row: InvoiceRow;
  readonly lines: readonly InvoiceLineRow[];
  readonly clientNumber: string;
  readonly today: CalendarDate;
  readonly language: Language;
  readonly reminders: ReminderPrices;
};

/**
 * Makes the PDF of an invoice, tagged for screen readers. `today` decides whether the invoice asks for a payment, announces a debit or says
 * that it is paid.
 */
export async function invoiceDocument(facts: Facts): Promise<Buffer> {
  const { row, language } = facts;
  const texts = documentTexts[language];
  const title = invoiceTexts[language].name(row.number);
  const pdf = createTaggedPdf({ title, language, author: creditor.name, date: row.issuedOn });
  pdf.heading(1, title);
  tellParties(pdf, facts);
  tellLines(pdf, facts);
  tellPayment(pdf, facts);
  pdf.paragraph(texts.compare);
  return pdf.bytes((page, pages) => [creditor.name, formatVat(creditor.vat), texts.page(page, pages)].join(" · "));
}

/**
 * The columns of a list of names with their values: names on the left, values beside them. The variant `narrow` leaves space for a QR code
 * on the right.
 */
const wide = [
  { share: 0.32, align: "left" },
  { share: 0.68, align: "left" },
] as const;
const narrow = [wide[0], { share: 0.4, align: "left" }] as const;
const pairsOf = (columns: typeof wide | typeof narrow, rows: readonly (readonly [name: string, value: string | undefined])[]) => ({
  columns,
  rows: rows.flatMap(([name, value]) => (value === undefined ? [] : [{ cells: [{ text: name }, { text: value }] }])),
});

function tellParties(pdf: TaggedPdf, { row, clientNumber, language }: Facts): void {
  const texts = documentTexts[language];
  const { name, company, address } = row.recipient;
  const lines = (...parts: readonly (string | undefined)[]): string =>
    parts.flatMap((part) => (part === undefined ? [] : [oneLine(part)])).join("\n");
  const vat = (value: string): string => `${texts.vat} ${formatVat(value)}`;
  pdf.table(
    pairsOf(wide, [
      [texts.sender, lines(creditor.name, addressText(creditor.address, language), vat(creditor.vat))],
      [
        texts.recipient,
        lines(
          company ? company.companyName : undefined,
          name,
          address ? addressText(address, language) : undefined,
          company ? vat(company.vat) : undefined,
        ),
      ],
      [texts.customer, clientNumber],
      [texts.easySwitch, switchNumberOf(clientNumber)],
      [texts.date, formatDate(row.issuedOn, language)],
      [texts.due, formatDate(row.dueOn, language)],
      [texts.fixedTerm, texts.noFixedTerm],
    ]),
  );
}

/** Puts a text that the customer chose into one line, so that no customer's name can add lines that say what is to be paid, and to whom. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u{2028}\u{2029}]+/gu, " ");

function tellLines(pdf: TaggedPdf, { row, lines, language, reminders }: Facts): void {
  const texts = documentTexts[language];
  const money = (cents: Cents): string => exactMoney(cents, language);
  const sum = (text: string, cents: Cents, isBold = false) => ({ cells: [{ text }, { text: "" }, { text: money(cents) }], isBold });
  const net = netOf(row.totalCents);
  pdf.heading(2, texts.details);
  pdf.table({
    columns: [
      { share: 0.51, align: "left" },
      { share: 0.21, align: "left" },
      { share: 0.28, align: "right" },
    ],
    together: 3,
    heads: [texts.what, texts.quantity, texts.price],
    rows: [
      ...linesIn(row, lines, { language, reminders }).map(({ text, note, amount }, index) => ({
        cells: [{ text, note }, { text: quantityOf(lines[index], language) }, { text: money(centsOfEuros(amount)) }],
      })),
      sum(texts.net, net),
      sum(texts.tax, row.totalCents - net),
      sum(texts.total, row.totalCents, true),
    ],
  });
}

/** Returns the share of its month that a product, booster or option is billed for, as text; the text is empty for other lines. */
function quantityOf(line: InvoiceLineRow | undefined, language: Language): string {
  if (line?.kind !== "product" && line?.kind !== "booster" && line?.kind !== "option") return "";
  const texts = documentTexts[language];
  const count = daysBetween(line.firstDay, addDays(line.lastDay, 1));
  const ofMonth = daysBetween(monthAfter(line.firstDay), monthAfter(line.firstDay, 1));
  return count === ofMonth ? texts.month : texts.days(count, ofMonth);
}

function tellPayment(pdf: TaggedPdf, facts: Facts): void {
  const { row, language } = facts;
  const texts = documentTexts[language];
  const money = exactMoney(row.totalCents, language);
  pdf.heading(2, texts.payment);
  pdf.paragraph(howToPay(facts));
  const epc = epcOf(row);
  const transfer = pairsOf(narrow, [
    [texts.payee, creditor.name],
    [texts.account, formatIban(creditor.iban)],
    [texts.bic, creditor.bic],
    [texts.communication, structuredCommunication(row.number)],
    [texts.amount, money],
    [texts.app, epc === null ? undefined : texts.inApp],
  ]);
  if (epc === null) return pdf.table(transfer);
  const isDark = encode(epc, { ecc: "M", boostEcc: false, border: 0 }).data;
  pdf.tableWithQrCode(transfer, { isDark, alt: texts.qrCode(money, creditor.name) });
}

function howToPay({ row, today, language }: Facts): string {
  const texts = documentTexts[language];
  const due = formatDate(row.dueOn, language);
  const debit = { date: formatDate(askedOn(row), language), mandate: row.mandate ?? "" };
  switch (stateOn(row, today)) {
    case "paid":
      return texts.paid;
    case "due":
      return texts.payBy(due);
    case "overdue":
      return texts.overdue(due);
    case "processing":
      return texts.processing(debit);
    case "direct_debit":
      return row.debitRejectedOn === null ? texts.debit(debit) : texts.rejected;
  }
}

/** Formats an amount with both decimals, so that the amounts of a column are aligned. */
const exactMoney = (cents: Cents, language: Language): string =>
  withMinus(new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR" }).format(cents / 100));
