import { msg } from "@lit/localize";

export const headingText = (): string => msg("Stay in touch");
export const introText = (): string => msg("News about fibre, mobile and TV, once a month at most. Unsubscribe whenever you like.");
/** A link to the privacy page follows. */
export const agreeBefore = (): string => msg("I would like to receive the newsletter and I accept the");
export const submitText = (): string => msg("Subscribe to the newsletter");
export const sentNextText = (): string => msg("We’ve sent you a welcome email. You can unsubscribe with the link in it.");
