import { msg } from "@lit/localize";

/** The message of success, where the API sends none of its own. */
export const acceptedText = (): string => msg("Done: this protection is on now.");
