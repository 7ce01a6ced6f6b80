import { msg } from "@lit/localize";

/** The text of success where the API sends none of its own. */
export const acceptedText = (): string => msg("Done: this protection is on now.");
