/** The text of the express request to start early, for the step that chooses a slot and for the review. */
import { msg } from "@lit/localize";

export const startEarlyText = (): string => msg("Start within the 14 days in which I can withdraw from the contract");
