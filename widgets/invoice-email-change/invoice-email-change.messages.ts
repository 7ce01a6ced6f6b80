import { msg } from "@lit/localize";

export const headingText = (): string => msg("Confirm your new address for invoices");
export const changedHeading = (): string => msg("Your invoices will go to your new address");
export const alreadyHeading = (): string => msg("Your invoices already go to the new address");
export const changedText = (): string => msg("Your next invoice will be sent there.");
