import { msg } from "@lit/localize";

export const notLoadedText = (): string => msg("This part could not be loaded.");
export const loadAgainText = (): string => msg("Try again");
