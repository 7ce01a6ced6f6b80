import { msg } from "@lit/localize";

/** Beside what is empty because another page has kept it in a browser that keeps nothing. */
export const unstoredText = (): string =>
  msg("Your browser doesn’t let this site save anything, so what you chose on another page isn’t here.");
