import { msg } from "@lit/localize";

/** The text beside content that is empty because another page saved it in a browser that stores nothing. */
export const unstoredText = (): string =>
  msg("Your browser doesn’t let this site save anything, so what you chose on another page isn’t here.");
