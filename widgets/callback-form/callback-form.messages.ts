import { msg, str } from "@lit/localize";

/** What happens next: no address is known. */
export const sentNextText = (email: string): string => msg(str`We’ll write to ${email} when there’s news about fibre.`);
export const checkText = (): string => msg("Check your address now");
