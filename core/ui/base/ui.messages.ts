/** The texts of the components that every page has; a component of few widgets has its texts beside it. */
import { msg } from "@lit/localize";

export const optionalText = (): string => msg("(optional)");
/** This text is only read aloud: on the screen, optional fields are marked instead. */
export const requiredText = (): string => msg("Required");
export const loadingText = (): string => msg("Loading…");
export const sendAnotherText = (): string => msg("Send another");
export const closeText = (): string => msg("Close");
/** The message in a frame whose `sandbox` allows no forms. */
export const noFormsText = (): string => msg("No form can be sent from this page.");
