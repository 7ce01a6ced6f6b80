/** Texts of the pages that are opened by the link in a mail. */
import { msg } from "@lit/localize";

export const noAccessHeading = (): string => msg("No Access"); // P-294
/** The text of a page that was opened without its link (P-122, P-131, P-298). */
export const noLinkText = (): string =>
  msg("To open this page, use the link in the email we sent you. If you copy it, make sure it is complete.");
/** The title where the link could not be checked; it may be valid. */
export const linkUncheckedText = (): string => msg("We could not check your link.");
export const homeText = (): string => msg("Go to homepage"); // P-040
export const loginText = (): string => msg("Log in");
export const somethingWrongText = (): string => msg("Something went wrong"); // P-293, P-294, P-140
/** The text beside the skeleton, displayed after ten seconds. */
export const slowText = (): string => msg("This is taking longer than usual.");
