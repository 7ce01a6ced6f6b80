import { msg } from "@lit/localize";

export const headingText = (): string => msg("Give the numbers");
export const correctText = (): string => msg("Correct the numbers");
export const saveText = (): string => msg("Send the numbers");
export const noOperatorsText = (): string => msg("The list of operators could not be loaded.");
export const closeText = (): string => msg("Leave it as it is");

/** Returns the text of the mandate in the version `laterMandateVersion`. When the text changes, the version must change too. */
export const mandateText = (): string =>
  msg("By sending these numbers, you ask us to end, in your name, the contract with this operator for the services of this order.");
