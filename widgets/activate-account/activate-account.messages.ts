import { msg } from "@lit/localize";

export const headingText = (): string => msg("Activate your account");
export const thanksHeading = (): string => msg("Thank you");
export const activeHeading = (): string => msg("Your account is already active");
export const activatedText = (): string => msg("Your account is active. You can now log in.");
/**
 * The heading after a failed call says nothing about the account, because it is unknown whose link was opened: that account may be active.
 */
export const failedHeading = (): string => msg("This link doesn’t work");
