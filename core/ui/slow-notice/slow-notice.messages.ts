/** The texts that are shown while loading takes long. */
import { msg } from "@lit/localize";

export const stillLoadingText = (): string => msg("This is taking a while.");
export const stopWaitingText = (): string => msg("Stop waiting");
