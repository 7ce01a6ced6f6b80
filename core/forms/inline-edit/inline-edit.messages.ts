/** The texts of rows of settings. */
import { msg } from "@lit/localize";

export const changeText = (): string => msg("Change");
/** The description of the buttons that are disabled while another change is being saved. */
export const savingText = (): string => msg("One moment: another change is being saved.");
export const savedText = (): string => msg("Editing was done successfully!"); // The specification prescribes this text (C-345).
