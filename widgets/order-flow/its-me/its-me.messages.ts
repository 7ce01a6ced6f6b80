import { msg, str } from "@lit/localize";
import { problemText, problemTitle } from "#core/features/identity-page/identity-page.messages.ts";
import type { ItsMeProblem } from "#widgets/order-flow/identity.model.ts";

export const headingText = (): string => msg("Who is ordering?");
export const introText = (): string => msg("Confirm who you are with the identity app. It takes a minute, and you have less to fill in.");
/** The text about the data that the identity app shares. A link to the privacy page follows. */
export const givenText = (): string =>
  msg(
    "The app shares your name, date of birth, nationality, address, phone number, national number and identity card number with us. Read more in our",
  );
export const customerText = (): string => msg("Already a customer?");
export const loginLink = (): string => msg("Log in first");
export const orderAsText = (name: string): string => msg(str`You order as ${name}`);
export const goOnText = (): string => msg("Continue");
export const logOutText = (): string => msg("Log out");
export const someoneElseText = (): string => msg("Not you? Identify again");
export const askingText = (): string => msg("One moment: we’re asking the identity app who you are.");
export const contactText = (): string => msg("Contact us");

/**
 * Returns the texts of a problem, in the wording of the statements. A problem that is only logged is shown merely as a failure, without
 * details (C-433).
 */
export function problemOf(problem: ItsMeProblem): { readonly title: string; readonly text?: string } {
  switch (problem.kind) {
    case "minor":
      return { title: msg("You must be 18 to order."), text: msg("Ask somebody of 18 or older to order for you, or contact us.") };
    case "refused":
      return { title: msg("That did not work. Please try again.") };
    case "again":
      return { title: msg("Please confirm who you are once more"), text: msg("Your confirmation has expired. Everything else is kept.") };
    case "lapsed":
      return {
        title: msg("Please confirm who you are once more"),
        text: msg(
          "To protect your privacy, we don’t keep your identity details and your account number for longer than two hours. The rest of your order is still here.",
        ),
      };
    default:
      return { title: problemTitle(problem.kind), text: problemText(problem.kind) };
  }
}
