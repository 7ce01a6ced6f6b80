/** The text that tells which step of a flow is shown. */
import { msg, str } from "@lit/localize";

/** Returns the text that is shown before the name of the step. */
export const stepText = (step: number, total: number): string => msg(str`Step ${step} of ${total}:`);
