import { msg } from "@lit/localize";

export const headingText = (): string => msg("Confirm your new address for invoices");
export const changedHeading = (): string => msg("Your invoices go to the new address");
export const changedText = (): string => msg("We send your next invoice there.");
