/** This module has the mail that confirms an order of WiFi boosters, or their return. */
import { mail, type Texts } from "./mail-texts.ts";

type BoosterFacts = {
  readonly firstName: string;
  /** The sentences of the API's response, which the page has shown: what is ordered or returned, from which day on, and at what price. */
  readonly answer: string;
  readonly address: string;
  /** The fee for a booster that is not returned. */
  readonly lost: string;
  /** The last day to withdraw, in words; undefined where nothing was ordered. */
  readonly withdrawUntil: string | undefined;
  readonly pageUrl: string;
  readonly contactUrl: string;
};

export const boosterMail: Texts<BoosterFacts> = {
  en: ({ firstName, answer, address, lost, withdrawUntil, pageUrl, contactUrl }) =>
    mail(
      "Your WiFi booster",
      `Hello ${firstName},`,
      answer,
      `Address: ${address}`,
      ...(withdrawUntil === undefined
        ? []
        : [
            `You can take it back whenever you like, on the page of your internet. A booster that isn’t returned costs ${lost}.`,
            `Until ${withdrawUntil} you can withdraw without giving a reason, and pay nothing.`,
          ]),
      `Your products:\n${pageUrl}`,
      `Any questions? We’re happy to help:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, answer, address, lost, withdrawUntil, pageUrl, contactUrl }) =>
    mail(
      "Votre répéteur WiFi",
      `Bonjour ${firstName},`,
      answer,
      `Adresse\u00a0: ${address}`,
      ...(withdrawUntil === undefined
        ? []
        : [
            `Vous pouvez y renoncer à tout moment, sur la page de votre internet. Un répéteur qui n’est pas renvoyé coûte ${lost}.`,
            `Jusqu’au ${withdrawUntil}, vous pouvez vous rétracter sans vous justifier, et vous ne payez rien.`,
          ]),
      `Vos produits\u00a0:\n${pageUrl}`,
      `Une question\u00a0? Nous sommes là pour vous aider\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, answer, address, lost, withdrawUntil, pageUrl, contactUrl }) =>
    mail(
      "Je wifiversterker",
      `Dag ${firstName},`,
      answer,
      `Adres: ${address}`,
      ...(withdrawUntil === undefined
        ? []
        : [
            `Je kunt hem op elk moment stopzetten op de pagina van je internet. Een versterker die je niet terugstuurt, kost ${lost}.`,
            `Tot en met ${withdrawUntil} kun je de bestelling zonder opgave van reden herroepen, en dan betaal je niets.`,
          ]),
      `Je producten:\n${pageUrl}`,
      `Heb je een vraag? We helpen je graag:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};
