import { msg } from "@lit/localize";

export const introText = (): string => msg("Your products, invoices and account are one step away.");
export const signedOutHeading = (): string => msg("You have been signed out"); // The heading after the session has ended is given by C-351.
