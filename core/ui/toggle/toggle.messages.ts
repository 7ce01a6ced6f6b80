/** The texts of the two states of a switch, shown beside its knob. */
import { msg } from "@lit/localize";

export const onText = (): string => msg("On");
export const offText = (): string => msg("Off");
