/** What is said while something is fetched for long. */
import { msg } from "@lit/localize";

export const stillLoadingText = (): string => msg("This is taking a while.");
export const stopWaitingText = (): string => msg("Stop waiting");
