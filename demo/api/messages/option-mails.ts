/** This module has the mails that confirm what was added to a product or taken from it, and what was changed at a Digi TV account. */
import { mail, type Texts } from "./mail-texts.ts";

type ChangeFacts = {
  readonly firstName: string;
  /** The name of the changed product or option, which is the subject of the mail. */
  readonly title: string;
  /** The sentences of the API's response, which the page has shown. */
  readonly answer: string;
  /** The address or the phone number that the change is about. */
  readonly subject: string;
  /** The last day to withdraw, in words; undefined where nothing was ordered, and for data, which is used up. */
  readonly withdrawUntil: string | undefined;
  readonly pageUrl: string;
  readonly contactUrl: string;
};

export const optionMail: Texts<ChangeFacts> = {
  en: ({ firstName, title, answer, subject, withdrawUntil, pageUrl, contactUrl }) =>
    mail(
      title,
      `Hello ${firstName},`,
      answer,
      `For: ${subject}`,
      ...(withdrawUntil === undefined
        ? []
        : [`You can switch it off whenever you like. Until ${withdrawUntil} you can withdraw without giving a reason, and pay nothing.`]),
      `Your products:\n${pageUrl}`,
      `Not you, or any questions? We’re happy to help:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, title, answer, subject, withdrawUntil, pageUrl, contactUrl }) =>
    mail(
      title,
      `Bonjour ${firstName},`,
      answer,
      `Pour\u00a0: ${subject}`,
      ...(withdrawUntil === undefined
        ? []
        : [
            `Vous pouvez y renoncer à tout moment. Jusqu’au ${withdrawUntil}, vous pouvez vous rétracter sans vous justifier, et vous ne payez rien.`,
          ]),
      `Vos produits\u00a0:\n${pageUrl}`,
      `Ce n’était pas vous, ou vous avez une question\u00a0? Nous sommes là pour vous aider\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, title, answer, subject, withdrawUntil, pageUrl, contactUrl }) =>
    mail(
      title,
      `Dag ${firstName},`,
      answer,
      `Voor: ${subject}`,
      ...(withdrawUntil === undefined
        ? []
        : [
            `Je kunt het op elk moment uitzetten. Tot en met ${withdrawUntil} kun je de bestelling zonder opgave van reden herroepen, en dan betaal je niets.`,
          ]),
      `Je producten:\n${pageUrl}`,
      `Was jij dit niet, of heb je een vraag? We helpen je graag:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};
