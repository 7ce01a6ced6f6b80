/** Where one is among several steps. */
import { msg, str } from "@lit/localize";

export const stepText = (step: number, total: number): string => msg(str`Step ${step} of ${total}`);
