/** What the pieces of every page say themselves; a piece of few widgets has its words beside it. */
import { msg } from "@lit/localize";

export const optionalText = (): string => msg("(optional)");
/** Said, and not shown: what may be left out is marked. */
export const requiredText = (): string => msg("Required");
export const loadingText = (): string => msg("Loading…");
export const sendAnotherText = (): string => msg("Send another");
export const closeText = (): string => msg("Close");
/** In a frame whose `sandbox` allows none. */
export const noFormsText = (): string => msg("No form can be sent from this page.");
