import { msg, str } from "@lit/localize";
import type { InvoiceState } from "#core/domain/invoices/invoices.contract.ts";

export const listLabel = (): string => msg("Your invoices");
export const emptyText = (): string => msg("There are no invoices here.");
/** The text in place of the list, before there is an invoice. The day is not certain, because a start can be moved. */
export const firstText = (day: string): string => msg(str`Your first invoice comes around ${day}.`);
export const firstUnknownText = (): string => msg("Your first invoice comes once your first product works.");
export const allText = (): string => msg("Show all");

export const stateLabel = (): string => msg("Status");
export const allStatesText = (): string => msg("All invoices");
export function stateText(state: InvoiceState): string {
  switch (state) {
    case "due":
      return msg("To pay");
    case "overdue":
      return msg("Overdue");
    case "processing":
      return msg("Being processed");
    case "paid":
      return msg("Paid");
    case "direct_debit":
      return msg("Direct debit");
  }
}
export const monthLabel = (): string => msg("Month");
export const allMonthsText = (): string => msg("All months");
export const anotherDateText = (): string => msg("Another date");
export const dateLabel = (): string => msg("Any day of the month");

export const changeText = (): string => msg("Change");
/** The hidden text that says what is changed; screen readers read it after the visible word 'Change'. */
export const changePaymentText = (): string => msg("how you pay");

export const dueText = (day: string): string => msg(str`to pay by ${day}`);
export const netText = (price: string): string => msg(str`${price} without VAT`);
export const processingText = (): string => msg("May still be taken by direct debit.");
export const toBeTakenText = (day: string): string => msg(str`Will be taken by direct debit on ${day}.`);
export const detailsText = (): string => msg("Details");

export const transferHeading = (): string => msg("Pay by bank transfer");
export const qrLabel = (): string => msg("QR code for your banking app");
export const qrText = (): string => msg("Scan it with your banking app, or copy the details.");
export const seenText = (): string => msg("Seen in about 2 working days");
export const amountText = (): string => msg("Amount");
export const payeeText = (): string => msg("To");
export const ibanText = (): string => msg("Account number");
export const communicationText = (): string => msg("Communication");
export const copyCommunicationText = (): string => msg("Copy the communication");

export const awayText = (): string => msg("You pay in the tab that has opened. When you are back, we look for your payment.");
export const lookingText = (): string => msg("We’re looking for your payment.");
export const linkText = (): string => msg("Your browser opened no tab for the payment.");
export const toPaymentText = (): string => msg("Go to the payment page");
