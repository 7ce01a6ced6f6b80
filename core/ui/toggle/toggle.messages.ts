/** The words beside the knob of a switch. */
import { msg } from "@lit/localize";

export const onText = (): string => msg("On");
export const offText = (): string => msg("Off");
