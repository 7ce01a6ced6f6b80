import { msg } from "@lit/localize";

export const boxLabel = (): string => msg("Which box is yours?");
export const boxHint = (): string => msg("There are several homes at this number.");
export const chooseText = (): string => msg("Choose your box");
export const noBoxText = (): string => msg("No box");
export const saveText = (): string => msg("Save");
/** The error text, shown when a button was pressed while no box is chosen. */
export const missingText = (): string => msg("Please select your box");
