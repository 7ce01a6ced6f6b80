/** The text that tells which of several steps is shown. */
import { msg, str } from "@lit/localize";

/** Returns the text before the step's name. */
export const stepText = (step: number, total: number): string => msg(str`Step ${step} of ${total}:`);
