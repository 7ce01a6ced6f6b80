/** The names of the payment methods, used in the order and in the customer area (C-178, decisions §9). */
import { msg, str } from "@lit/localize";

export const methodLabel = (): string => msg("Payment method");
export const debitText = (): string => msg("Direct debit (SEPA)");
export const othersText = (): string => msg("Bank transfer, Payconiq or Bancontact on each invoice");
export const debitHint = (): string => msg("We collect each invoice from your account.");
export const othersHint = (): string => msg("You pay each invoice yourself.");

export const howYouPayText = (): string => msg("How you pay");
/** The text about an account number for screen readers. The dots of the masked number would mean nothing when they are read aloud. */
export const endingText = (lastDigits: string): string => msg(str`Account number ending in ${lastDigits}`);
export const mandateNumberText = (reference: string): string => msg(str`Mandate ${reference}`);
