import { msg } from "@lit/localize";

export const headingText = (): string => msg("Stay in touch");
export const introText = (): string => msg("News about fibre, mobile and TV, once a month at most. You can stop whenever you like.");
/** A link to the privacy page follows. */
export const agreeBefore = (): string => msg("I would like to receive the newsletter and I accept the");
export const submitText = (): string => msg("Subscribe to the newsletter");
export const sentNextText = (): string => msg("We have sent a welcome message to your mailbox. The link in it stops the newsletter.");
