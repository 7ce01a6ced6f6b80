import { msg } from "@lit/localize";

export const headingText = (): string => msg("How would you like to pay?");
export const lapsedText = (): string =>
  msg("To protect your privacy, we don’t keep your payment details for longer than two hours. Please fill them in again.");

/** The beginning of the label of a consent. A link to the terms follows. */
export const termsBefore = (): string => msg("I accept the");
export const termsLink = (): string => msg("terms and conditions");
export const privacyBefore = (): string => msg("I have read the");

/** Returns a generic message for any error of this step (C-340, C-341, decisions §3). */
export const paymentMessage = (code: unknown): string =>
  code === "required" || code === "consent.required" || code === "choice.required"
    ? msg("This field is required")
    : msg("Please check this field");
