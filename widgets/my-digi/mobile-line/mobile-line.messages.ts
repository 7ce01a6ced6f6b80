/** The texts of the questions about another mobile line. */
import { msg } from "@lit/localize";

export const noAddressesText = (): string => msg("There are no installation addresses for this user."); // The specification prescribes this text (C-353).
export const installLabel = (): string => msg("For which address is this line?");
export const installHint = (): string => msg("Nobody has to come by: we only need it for your contract.");
export const deliveryLabel = (): string => msg("Where should we send your SIM card?");
export const newAddressText = (): string => msg("Another address");
export const sameAddressText = (): string => msg("The address of the line");
export const chooseText = (): string => msg("Please select one option"); // The specification prescribes this text (C-319).
export const addressWaitText = (): string => msg("Choose your address from the lists first, down to the house number.");
export const boxWaitText = (): string => msg("Correct the box of the address first: digits only, at most 5.");
