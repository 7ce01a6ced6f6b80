import { msg } from "@lit/localize";

export const stopText = (): string => msg("Stop sending");
export const stoppedText = (): string => msg("Sending was stopped");
