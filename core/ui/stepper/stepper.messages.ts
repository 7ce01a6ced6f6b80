/** The texts that tell which step of a flow is shown, and which part of the step. */
import { msg, str } from "@lit/localize";

/** Returns the text that is shown before the name of the step. */
export const stepText = (step: number, total: number): string => msg(str`Step ${step} of ${total}:`);
/** Returns the text that screen readers read after the name of a step that has several screens. */
export const partText = (screen: number, screens: number): string => msg(str`, part ${screen} of ${screens}`);
