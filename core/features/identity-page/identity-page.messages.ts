/** The texts about the national identity app. */
import { msg, str } from "@lit/localize";
import { somethingWrongText } from "#core/features/link-page/link-panel.messages.ts";

/** Returns the text of the button that leads to the identity app. `name` is the app's real name, if the page author provides one. */
export const continueText = (name: string | undefined): string =>
  name === undefined ? msg("Continue with the identity app") : msg(str`Continue with ${name}`);
export const stopText = (): string => msg("Stop");

/** The kinds of identity problems for which the server sends no message (`IdentityProblem`). */
type ProblemKind = "cancelled" | "failed" | "lost" | "unstored";

export function problemTitle(kind: ProblemKind): string {
  switch (kind) {
    case "cancelled":
      return msg("You cancelled in the identity app");
    case "unstored":
      return msg("Your browser is blocking cookies and site data");
    case "failed":
    case "lost":
      return somethingWrongText(); // The specification prescribes this text (P-294).
  }
}

export function problemText(kind: ProblemKind): string {
  switch (kind) {
    case "cancelled":
      return msg("Nothing has changed. You can start again whenever you like.");
    case "failed":
      return msg("The identity app couldn’t confirm who you are. Please start again.");
    case "lost":
      return msg("Your visit to the identity app has expired, was in another tab or was interrupted. Please start again.");
    case "unstored":
      return msg(
        "We wouldn’t recognise you when you come back from the identity app. Allow cookies and site data for this site, then start again.",
      );
  }
}
