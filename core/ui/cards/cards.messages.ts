/** The text that marks a chosen card. */
import { msg } from "@lit/localize";

export const chosenText = (): string => msg("Chosen");
