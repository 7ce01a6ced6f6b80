/** The texts of a copy button. */
import { msg } from "@lit/localize";

export const copyText = (): string => msg("Copy");
export const copiedText = (): string => msg("Copied to clipboard!"); // The specification prescribes this text (C-346).
/** The text where the browser does not let the page write to the clipboard. */
export const copyByHandText = (): string => msg("Your browser won’t let us copy. The text is selected, so you can copy it yourself.");
