/** This module has the messages that tell a customer how much of a line's bundle is used. */
import { mail, type Texts } from "./mail-texts.ts";

type NoticeFacts = {
  readonly firstName: string;
  /** The number of the line, as it is shown. */
  readonly phone: string;
  /** The share of the bundle that is used, in whole percent. */
  readonly percent: number;
  /** The sentences that say how much of the bundle is used, and what happens when more is used. */
  readonly warning: string;
  /** The page of the line's usage, where the customer also chooses how these messages are sent. */
  readonly pageUrl: string;
};

export const usageNoticeMail: Texts<NoticeFacts> = {
  en: ({ firstName, phone, percent, warning, pageUrl }) =>
    mail(
      percent < 100 ? `You have used ${percent}% of your data` : "You have used all of your data",
      `Hello ${firstName},`,
      `This is about your line ${phone}.`,
      warning,
      `Your usage, and how we send you these messages:\n${pageUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, phone, percent, warning, pageUrl }) =>
    mail(
      percent < 100 ? `Vous avez utilisé ${percent}\u00a0% de vos données` : "Vous avez utilisé toutes vos données",
      `Bonjour ${firstName},`,
      `Ce message concerne votre ligne ${phone}.`,
      warning,
      `Votre consommation, et comment vous recevez ces messages\u00a0:\n${pageUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, phone, percent, warning, pageUrl }) =>
    mail(
      percent < 100 ? `Je hebt ${percent}% van je data verbruikt` : "Je hebt al je data verbruikt",
      `Dag ${firstName},`,
      `Dit bericht gaat over je lijn ${phone}.`,
      warning,
      `Je verbruik, en hoe je deze berichten krijgt:\n${pageUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

/** The text message about a line's usage. It is sent to the line itself, so it does not name the phone number. */
export const usageNoticeSms: Texts<Pick<NoticeFacts, "warning" | "pageUrl">> = {
  en: ({ warning, pageUrl }) => mail("", `digi: ${warning}`, pageUrl),
  fr: ({ warning, pageUrl }) => mail("", `digi\u00a0: ${warning}`, pageUrl),
  nl: ({ warning, pageUrl }) => mail("", `digi: ${warning}`, pageUrl),
};
