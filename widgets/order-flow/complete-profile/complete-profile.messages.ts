import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Your login");
export const introText = (name: string): string =>
  msg(str`Hello ${name}. With your order you get an account. Choose how you’ll log in to follow it.`);
export const lockedHint = (): string => msg("From the identity app");
export const emailHint = (): string => msg("You’ll log in with it, and we confirm your order there.");
export const lostPasswordText = (): string => msg("For your security, choose your password once more.");

export const birthLabel = (): string => msg("Date of birth");
export const birthHint = (): string => msg("In figures, for example 9 5 1990");
export const dayLabel = (): string => msg("Day");
export const monthLabel = (): string => msg("Month");
export const yearLabel = (): string => msg("Year");

const problems: Readonly<Record<string, () => string>> = {
  "birth.format": () => msg("Enter your date of birth"),
  "birth.minor": () => msg("You must be 18 to order."),
};
/** Returns the text of an error in the date of birth, or undefined for the codes of other fields. */
export const birthMessage = (code: unknown): string | undefined => problems[String(code)]?.();
