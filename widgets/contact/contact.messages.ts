import { msg, str } from "@lit/localize";
import type { ContactCategory } from "./contact.schema.ts";

export const headingText = (): string => msg("Contact us");
export const introText = (): string => msg("Tell us what it’s about. We’ll reply by email.");
export const categoryLabel = (): string => msg("What is it about?");
/** The short label of the category, which precedes a colon in the list of errors. */
export const categoryShort = (): string => msg("Subject");
export const emailHint = (): string => msg("We’ll reply to this address");
export const messageLabel = (): string => msg("Your message");
/** Returns the text of an error that only the contact form has, or undefined for all other codes. */
export function contactMessage(code: unknown, name?: string): string | undefined {
  if (code === "choice.required") return msg("Choose what it is about");
  return code === "required" && name === "message" ? msg("Write your message") : undefined;
}
export const uploadLabel = (): string => msg("Attachment");
export const uploadHint = (): string => msg("One PDF, Word, PNG or JPEG file, up to 5\u00a0MB");
export const marketingLabel = (): string => msg("I would like to receive news and offers by email");
/** The beginning of the consent's label. A link to the privacy page follows. */
export const gdprBefore = (): string => msg("You may use my details to reply to me. I accept the");
export const submitText = (): string => msg("Send message");
export const sentNextText = (email: string): string => msg(str`We’ve sent a receipt to ${email}.`);
export const againText = (): string => msg("Send another message");

const categoryTexts: Readonly<Record<ContactCategory, () => string>> = {
  commercial: () => msg("An order or an offer"),
  customer_support: () => msg("Help with my products"),
  press: () => msg("Press"),
  sponsorship: () => msg("Sponsorship"),
  jobs: () => msg("Jobs"),
};
export const categoryText = (category: ContactCategory): string => categoryTexts[category]();
