import { msg } from "@lit/localize";

/** The text within the hours; outside the hours another text says when the call comes. */
export const openNowText = (): string => msg("We’re open now. We’ll call you today.");
export const submitText = (): string => msg("Call me back!"); // P-082
export const homeText = (): string => msg("Go to home"); // P-083
export const againText = (): string => msg("Ask for another call");
