import { msg } from "@lit/localize";
import type { PaymentMethod } from "#core/domain/customer/customer.schema.ts";
import { isPayerNumberCode } from "#core/base/values/payer-number.ts";
import { isOneLineCode } from "#core/base/values/required-text.ts";

export const headingText = (): string => msg("Change how you pay");
export const asNowText = (): string => msg("This is how you pay now.");
export const holderLabel = (): string => msg("Name of the account holder");
export const payerNumberLabel = (): string => msg("National number or company number");
export const payerNumberHint = (): string => msg("Of the account holder, for example 85.07.30\u2011033.28 or BE\u00a00428.759.497");
export const transferText = (): string =>
  msg("Each invoice tells you the amount, the account number and the communication, and has a QR code for your banking app.");
export const fromNextText = (): string =>
  msg("This changes how you pay from your next invoice on. Invoices that we have already sent stay as they are.");
export const cancelText = (): string => msg("Cancel");
export const changedText = (): string => msg("Your payment method has been changed.");
export const sentStayText = (): string => msg("Invoices that we have already sent stay as they are.");

/** Returns the text of the save button. The text names the payment method, so that nobody allows direct debit by pressing just 'Save'. */
export function saveText(method: PaymentMethod): string {
  switch (method) {
    case "direct_debit":
      return msg("Allow direct debit");
    case "manual_transfer":
      return msg("Pay each invoice myself");
  }
}

/** Returns the text of an error in a field of this form; undefined for the codes and fields that other message functions cover. */
export function ownMessage(code: unknown, name: string): string | undefined {
  if (code === "required" && name === "name") return msg("Enter the name of the account holder");
  if (isOneLineCode(code)) return msg("Leave out line breaks and invisible characters");
  return isPayerNumberCode(code) ? msg("Check the national or company number, or leave it empty") : undefined;
}
