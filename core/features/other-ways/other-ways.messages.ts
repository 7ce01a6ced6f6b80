import { msg } from "@lit/localize";

/** The phone number and an email address follow. */
export const otherWaysText = (): string => msg("You can also call or write to us:");
