import { msg } from "@lit/localize";

/** Within the hours; outside them it is said when the call comes. */
export const openNowText = (): string => msg("We’re open now. We’ll call you today.");
export const submitText = (): string => msg("Call me back!"); // P-082
export const homeText = (): string => msg("Go to home"); // P-083
export const againText = (): string => msg("Ask for another call");
