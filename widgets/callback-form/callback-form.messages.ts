import { msg, str } from "@lit/localize";

/** The text about what happens next; the visitor's postal address is not known here. */
export const sentNextText = (email: string): string => msg(str`We’ll write to ${email} when there’s news about fibre.`);
export const checkText = (): string => msg("Check your address now");
