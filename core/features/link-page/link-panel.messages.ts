/** The texts of the pages that a link in an email opens. */
import { msg } from "@lit/localize";

export const noAccessHeading = (): string => msg("No Access"); // The specification prescribes this text (P-294).
/** The text of a page for a mailed link that was opened without the link (P-122, P-131, P-298). */
export const noLinkText = (): string =>
  msg("To open this page, use the link in the email we sent you. If you copy it, make sure it is complete.");
/** The title where the link could not be checked, so that it may be valid. */
export const linkUncheckedText = (): string => msg("We could not check your link.");
export const homeText = (): string => msg("Go to homepage"); // The specification prescribes this text (P-040).
export const loginText = (): string => msg("Log in");
// The specification prescribes this text (P-293, P-294 and P-140).
export const somethingWrongText = (): string => msg("Something went wrong");
/** The text beside the skeleton, shown after ten seconds of loading. */
export const slowText = (): string => msg("This is taking longer than usual.");
