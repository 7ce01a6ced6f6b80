/** What a card among others says. */
import { msg } from "@lit/localize";

export const chosenText = (): string => msg("Chosen");
