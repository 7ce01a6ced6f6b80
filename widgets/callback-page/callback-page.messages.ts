import { msg } from "@lit/localize";

/** The text that is shown during the opening hours. Outside these hours another text says when the visitor is called. */
export const openNowText = (): string => msg("We’re open now. We’ll call you today.");
export const submitText = (): string => msg("Call me back!"); // The submit button's wording is given by P-082.
export const homeText = (): string => msg("Go to home"); // The wording of the link to the home page is given by P-083.
export const againText = (): string => msg("Ask for another call");
