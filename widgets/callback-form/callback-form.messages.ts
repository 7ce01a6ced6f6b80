import { msg, str } from "@lit/localize";

/** The text that says what happens next names the email address, because this form does not ask for the visitor's postal address. */
export const sentNextText = (email: string): string => msg(str`We’ll write to ${email} when there’s news about fibre.`);
export const checkText = (): string => msg("Check your address now");
