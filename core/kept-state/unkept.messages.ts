import { msg } from "@lit/localize";

export const unkeptText = (): string =>
  msg("Your browser doesn’t let this site save anything, so what you chose on another page isn’t here.");
