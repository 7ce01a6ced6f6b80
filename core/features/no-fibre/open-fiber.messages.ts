/** The texts for a visitor who wants a message when fibre arrives, at a checked address or anywhere. */
import { msg } from "@lit/localize";

export const informHeading = (): string => msg("Be the first to know when fibre arrives");
export const informText = (): string => msg("Leave your details and we’ll let you know.");
/** The text of the form before its link to the privacy page. */
export const openFiberPrivacy = (): string => msg("We’ll only write to you about this, as explained in our");
export const openFiberSubmit = (): string => msg("Tell me when fibre arrives");
