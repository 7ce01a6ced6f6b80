import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Stay in touch");
export const introText = (): string => msg("News about fibre, mobile and TV, once a month at most. Unsubscribe whenever you like.");
/** The beginning of the consent's label. A link to the privacy page follows. */
export const agreeBefore = (): string => msg("I would like to receive the newsletter and I accept the");
export const submitText = (): string => msg("Subscribe to the newsletter");
export const sentNextText = (email: string): string =>
  msg(str`We’ve sent a welcome email to ${email}. You can unsubscribe with the link in it.`);
export const againText = (): string => msg("Subscribe someone else");
