/** The names of the payment methods, here and wherever one is chosen (C-178, decisions §9). */
import { msg, str } from "@lit/localize";

export const methodLabel = (): string => msg("Payment method");
export const debitText = (): string => msg("Direct debit (SEPA)");
export const othersText = (): string => msg("Bank transfer, Payconiq or Bancontact on each invoice");
export const debitHint = (): string => msg("We collect each invoice from your account.");
export const othersHint = (): string => msg("You pay each invoice yourself.");

export const howYouPayText = (): string => msg("How you pay");
/** The text for screen readers, because the dots of a masked number mean nothing when read aloud. */
export const endingText = (lastDigits: string): string => msg(str`Account number ending in ${lastDigits}`);
export const mandateNumberText = (reference: string): string => msg(str`Mandate ${reference}`);
