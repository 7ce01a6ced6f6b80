import { msg } from "@lit/localize";
import type { ContactCategory } from "./contact.schema.ts";

export const headingText = (): string => msg("Contact us");
export const introText = (): string => msg("Write to us and tell us what it is about. We answer by email.");
export const categoryLabel = (): string => msg("What is it about?");
export const phoneHint = (): string => msg("9 digits, for example 470\u00a012\u00a034\u00a056");
export const messageLabel = (): string => msg("Your message");
export const uploadLabel = (): string => msg("Attachment");
export const uploadHint = (): string => msg("One PDF, Word, PNG or JPEG file, 5 MB at most");
export const marketingLabel = (): string => msg("I would like to receive news and offers by email");
/** The privacy page's name stands as a link after it. */
export const gdprBefore = (): string => msg("You may use my details to answer me. I accept the");
export const privacyLink = (): string => msg("privacy policy");
export const submitText = (): string => msg("Send message");
export const stopText = (): string => msg("Stop sending");
export const stoppedText = (): string => msg("Sending was stopped");
export const sentNextText = (): string => msg("We have sent you a copy of it by email.");

const categoryTexts: Readonly<Record<ContactCategory, () => string>> = {
  commercial: () => msg("An order or an offer"),
  customer_support: () => msg("Help with my products"),
  press: () => msg("Press"),
  sponsorship: () => msg("Sponsorship"),
  jobs: () => msg("Jobs"),
};
export const categoryText = (category: ContactCategory): string => categoryTexts[category]();
