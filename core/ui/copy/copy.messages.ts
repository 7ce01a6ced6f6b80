/** What a copy button says. */
import { msg } from "@lit/localize";

export const copyText = (): string => msg("Copy");
export const copiedText = (): string => msg("Copied to clipboard!"); // C-346
/** Where the browser keeps its clipboard to itself. */
export const copyByHandText = (): string => msg("Your browser won’t let us copy. The text is selected, so you can copy it yourself.");
