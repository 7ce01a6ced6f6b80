import { msg } from "@lit/localize";

export const notLoadedText = (): string => msg("This part couldn’t be loaded.");
export const loadAgainText = (): string => msg("Try again");
