/** The texts of the components that every page loads. A component that only few widgets use has its texts beside it. */
import { msg } from "@lit/localize";

export const optionalText = (): string => msg("(optional)");
/** The text is only for screen readers, because on the screen optional fields are marked instead. */
export const requiredText = (): string => msg("Required");
export const loadingText = (): string => msg("Loading…");
export const sendAnotherText = (): string => msg("Send another");
export const closeText = (): string => msg("Close");
/** The message where the page is in a frame whose `sandbox` allows no forms. */
export const noFormsText = (): string => msg("No form can be sent from this page.");
