/** The word that is shown on a chosen card. */
import { msg } from "@lit/localize";

export const chosenText = (): string => msg("Chosen");
