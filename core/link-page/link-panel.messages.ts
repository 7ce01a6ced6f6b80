/** What the pages say that are opened by the link of a mail. */
import { msg } from "@lit/localize";

export const noAccessHeading = (): string => msg("No Access"); // P-294
/** The page was opened without its link (P-122, P-131, P-298). */
export const noLinkText = (): string =>
  msg("This page opens with the link of the mail that we sent you. Follow that link, or copy it whole.");
export const homeText = (): string => msg("Go to homepage"); // P-040
export const loginText = (): string => msg("Log in");
export const somethingWrongText = (): string => msg("Something went wrong"); // P-293, P-294, P-140
/** Beside the skeleton, after ten seconds. */
export const slowText = (): string => msg("This takes longer than usual.");
