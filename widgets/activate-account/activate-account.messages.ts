import { msg } from "@lit/localize";

export const headingText = (): string => msg("Activate your account");
export const thanksHeading = (): string => msg("Thank you");
export const activeHeading = (): string => msg("Your account is already active");
export const activatedText = (): string => msg("Your account is active. You can now log in.");
/** Nobody knows whose link it was: the account may be active. */
export const failedHeading = (): string => msg("This link doesn’t work");
