import { msg } from "@lit/localize";

/** The text for a page whose content is missing, because the browser did not store what the visitor did on another page. */
export const unstoredText = (): string =>
  msg("Your browser doesn’t let this site save anything, so what you chose on another page isn’t here.");
