/** This module returns the content of an invoice as its card in the customer area and its PDF show it, with pure functions. */
import type { Invoice } from "#core/domain/invoices/invoices.contract.ts";
import { epcPayload } from "#core/base/values/epc.ts";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { eurosOfCents, netOf } from "#core/base/values/money.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { structuredCommunication } from "#core/base/values/structured-communication.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import { feeClause, feeOf, feeSentence } from "./fees.rules.ts";
import { titleIn } from "./offers.ts";
import { optionTitle } from "./options.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import type { FeeId } from "#demo/api/data/fees.ts";
import { invoiceTexts } from "#demo/api/messages/invoice-texts.ts";
import { isPayable, stateOn } from "./invoice-state.rules.ts";
import type { InvoiceLineRow, InvoiceRow } from "#demo/api/store/invoices.ts";
import { addressOfId, digitsOf } from "./own-addresses.rules.ts";

/** The settings of the texts of an invoice: its language, and the prices of reminders that hold. */
export type Told = { readonly language: Language; readonly reminders: ReminderPrices };
export type Seen = Told & { readonly today: CalendarDate; readonly publicUrl: string };

/**
 * Returns an invoice as the call `GET /my-digi/invoices` answers it: amounts in decimal euros, texts in the visitor's language. A net sum
 * is there for companies alone (decisions §14), a button only where the customer has to pay by hand.
 */
export function cardOf(row: InvoiceRow, lines: readonly InvoiceLineRow[], seen: Seen): Invoice {
  const { id, number, issuedOn, dueOn, totalCents, recipient, debitRejectedOn } = row;
  const { today, language, publicUrl } = seen;
  const texts = invoiceTexts[language];
  const status = stateOn(row, today);
  const rejected = debitRejectedOn !== null && status !== "paid";
  return {
    id,
    tags: [rejected ? texts.rejected : texts.states[status], ...(row.remindedOn !== null && status !== "paid" ? [texts.reminded] : [])],
    name: texts.name(number),
    date: issuedOn,
    due: dueOn,
    amount: eurosOfCents(totalCents),
    ...(recipient.company && { net: eurosOfCents(netOf(totalCents)) }),
    status,
    rejected,
    communication: structuredCommunication(number),
    epc: epcOf(row),
    lines: linesIn(row, lines, seen),
    actions: [{ text: texts.download, icon: "download", url: `${publicUrl}/my-digi/invoices/${id}/pdf?lang=${language}` }],
    button: isPayable(row, today) ? { text: texts.pay, url: `${publicUrl}/api-post-payment-link?invoice=${id}&lang=${language}` } : null,
  };
}

/**
 * Returns the content of the QR code with which a bank's app pays the invoice, or null when nothing is to be paid or a value does not fit
 * into such a code.
 */
export function epcOf({ number, totalCents }: Pick<InvoiceRow, "number" | "totalCents">): string | null {
  const { name, iban, bic } = creditor;
  return epcPayload({ name, iban, bic, cents: totalCents, communication: structuredCommunication(number) }) ?? null;
}

/**
 * Returns the lines of an invoice: one for each amount that was billed, then one for each event since then (a refused debit, a reminder).
 */
export function linesIn(row: InvoiceRow, lines: readonly InvoiceLineRow[], told: Told): Invoice["lines"] {
  const { language, reminders } = told;
  const texts = invoiceTexts[language];
  const on = (date: CalendarDate): string => formatDate(date, language);
  const sentenceOf = (fee: FeeId): string => feeSentence(feeOf(fee, reminders), language);
  return [
    ...lines.map((line) => ({
      kind: line.kind,
      text: whatIn(line, language),
      note: noteIn(line, told),
      ...(line.kind === "fee" && { fee: line.offer ?? "" }),
      amount: eurosOfCents(line.cents),
    })),
    ...(row.debitRejectedOn === null
      ? []
      : [
          {
            kind: "debit_rejected" as const,
            text: texts.refused(on(row.debitRejectedOn)),
            note: texts.refusedNote(feeClause(feeOf("debit_rejected", reminders), language)),
            amount: 0,
          },
        ]),
    ...(row.remindedOn === null
      ? []
      : [{ kind: "reminder" as const, text: texts.reminder(on(row.remindedOn)), note: sentenceOf("reminder"), amount: 0 }]),
  ];
}

/**
 * Returns the text of an invoice line: a fee with its day; or the product, booster or usage, with the phone number or address that tells
 * it from another one of the same kind.
 */
function whatIn({ kind, offer, phone, address, voucher, firstDay }: InvoiceLineRow, language: Language): string {
  if (kind === "discount") return invoiceTexts[language].discount(voucher ?? "");
  if (kind === "fee") return invoiceTexts[language].fee(feeOf(offer as FeeId, "text").t[language], formatDate(firstDay, language));
  const title = titleOf({ kind, offer }, language);
  const which = phone === null ? address && addressText(addressOfId(address), language) : shownPhone(digitsOf(phone));
  return which ? `${title}, ${which}` : title;
}

function titleOf({ kind, offer }: Pick<InvoiceLineRow, "kind" | "offer">, language: Language): string {
  switch (kind) {
    case "product":
      return titleIn(offer ?? "", language).join(" ");
    case "option":
    case "data":
      return optionTitle(offer ?? "", language);
    case "booster":
    case "usage":
      return invoiceTexts[language][kind];
    case "fee":
    case "discount":
      throw new Error(`a ${kind} has no title`);
  }
}

/** Returns the note of a line: the period that it bills, or for a fee the sentence of the price list. */
function noteIn({ kind, offer, firstDay, lastDay }: InvoiceLineRow, { language, reminders }: Told): string {
  if (kind === "fee") return feeSentence(feeOf(offer as FeeId, reminders), language);
  return invoiceTexts[language].period(formatDate(firstDay, language), formatDate(lastDay, language));
}
