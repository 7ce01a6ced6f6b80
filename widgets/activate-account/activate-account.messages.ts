import { msg } from "@lit/localize";

export const headingText = (): string => msg("Activate your account");
export const thanksHeading = (): string => msg("Thank you");
export const activatedText = (): string => msg("Your account is active. You can log in now.");
export const failedHeading = (): string => msg("Your account is not activated");
