import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Looks like you already have an account."); // The heading's wording is given by C-064.
/** Tells which account it is. `hint` is its masked email address. */
export const accountText = (hint: string): string => msg(str`Its email address is ${hint}.`);
export const introText = (): string => msg("Log in here and go on with your order.");
export const overviewBefore = (): string => msg("Or go to");
export const overviewLink = (): string => msg("your overview");
export const otherText = (): string => msg("Not you? Identify again");
