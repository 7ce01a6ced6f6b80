/** What is said to who wants to hear of fibre, at an address that was checked or anywhere. */
import { msg } from "@lit/localize";

export const informHeading = (): string => msg("Be the first to know when fibre arrives");
export const informText = (): string => msg("Leave your details and we’ll let you know.");
/** A link to the privacy page follows. */
export const openFiberPrivacy = (): string => msg("We’ll only write to you about this, as explained in our");
export const openFiberSubmit = (): string => msg("Tell me when fibre arrives");
