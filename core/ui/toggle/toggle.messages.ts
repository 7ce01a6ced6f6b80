/** The texts of a switch beside its knob. */
import { msg } from "@lit/localize";

export const onText = (): string => msg("On");
export const offText = (): string => msg("Off");
