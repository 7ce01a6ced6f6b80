/** Where one is among several steps. */
import { msg, str } from "@lit/localize";

/** The step's name follows. */
export const stepText = (step: number, total: number): string => msg(str`Step ${step} of ${total}:`);
