/** This file has the texts about a technician's visit: in the calendar file, and in the mails when the visit is moved or cancelled. */
import type { Language } from "#core/base/values/language.ts";
import { mail, type Texts } from "./mail-texts.ts";

type Words = {
  readonly title: string;
  readonly text: (orderId: string) => string;
  readonly file: (orderId: string) => string;
  /** The text of the link to the calendar file. */
  readonly add: string;
};

export const appointmentTexts: Readonly<Record<Language, Words>> = {
  en: {
    title: "digi: visit of the technician",
    text: (orderId) =>
      `Order ${orderId}. Please make sure that an adult is at home and that the place for the box is free, with a socket nearby.`,
    file: (orderId) => `appointment-${orderId}.ics`,
    add: "Add the technician’s visit to your calendar",
  },
  fr: {
    title: "digi\u00a0: rendez-vous avec le technicien",
    text: (orderId) =>
      `Commande ${orderId}. Veillez à ce qu’un adulte soit présent et à ce que l’endroit prévu pour la box soit dégagé, près d’une prise.`,
    file: (orderId) => `rendez-vous-${orderId}.ics`,
    add: "Ajouter le rendez-vous avec le technicien à votre agenda",
  },
  nl: {
    title: "digi: bezoek van de technicus",
    text: (orderId) =>
      `Bestelling ${orderId}. Zorg dat er een volwassene thuis is en dat de plaats voor de box vrij is, dicht bij een stopcontact.`,
    file: (orderId) => `afspraak-${orderId}.ics`,
    add: "Zet het bezoek van de technicus in je agenda",
  },
};

type Visit = Moved & {
  /** True where the order had no visit before. */
  readonly isFirst: boolean;
};
type Moved = { readonly firstName: string; readonly orderId: string; readonly visit: string; readonly contactUrl: string };

export const visitMail: Texts<Visit> = {
  en: ({ firstName, orderId, visit, contactUrl, isFirst }) =>
    mail(
      isFirst ? `Order ${orderId}: the technician’s visit` : `Order ${orderId}: the technician’s new date`,
      `Hello ${firstName},`,
      visit,
      `The attachment puts the ${isFirst ? "visit" : "new date"} into your calendar.`,
      `Any questions? We’re here to help:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, orderId, visit, contactUrl, isFirst }) =>
    mail(
      isFirst ? `Commande ${orderId}\u00a0: rendez-vous avec le technicien` : `Commande ${orderId}\u00a0: nouvelle date du technicien`,
      `Bonjour ${firstName},`,
      visit,
      `La pièce jointe met ${isFirst ? "le rendez-vous" : "la nouvelle date"} dans votre agenda.`,
      `Une question\u00a0? Nous sommes là pour vous aider\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, orderId, visit, contactUrl, isFirst }) =>
    mail(
      isFirst ? `Bestelling ${orderId}: bezoek van de technicus` : `Bestelling ${orderId}: nieuwe datum van de technicus`,
      `Dag ${firstName},`,
      visit,
      `De bijlage zet ${isFirst ? "het bezoek" : "de nieuwe datum"} in je agenda.`,
      `Heb je een vraag? We helpen je graag:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

type Cancelled = Omit<Moved, "visit"> & {
  /** The products that are cancelled with the order, each with the number of its own order. */
  readonly along: readonly string[];
};

export const orderCancelledMail: Texts<Cancelled> = {
  en: ({ firstName, orderId, along, contactUrl }) =>
    mail(
      `Order ${orderId} is cancelled`,
      `Hello ${firstName},`,
      `As you asked, we have cancelled your order ${orderId}. You have nothing to pay, and no technician will come.`,
      ...(along.length > 0 ? [`Also cancelled, because it doesn’t work without this order: ${along.join(", ")}.`] : []),
      `It wasn’t you? Please let us know:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, orderId, along, contactUrl }) =>
    mail(
      `Votre commande ${orderId} est annulée`,
      `Bonjour ${firstName},`,
      `Comme vous l’avez demandé, nous avons annulé votre commande ${orderId}. Vous n’avez rien à payer et aucun technicien ne passera.`,
      ...(along.length > 0 ? [`Annulé aussi, car cela ne fonctionne pas sans cette commande\u00a0: ${along.join(", ")}.`] : []),
      `Ce n’était pas vous\u00a0? Prévenez-nous\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, orderId, along, contactUrl }) =>
    mail(
      `Bestelling ${orderId} is geannuleerd`,
      `Dag ${firstName},`,
      `Zoals je vroeg, hebben we je bestelling ${orderId} geannuleerd. Je hoeft niets te betalen en er komt geen technicus.`,
      ...(along.length > 0 ? [`Ook geannuleerd, want het werkt niet zonder deze bestelling: ${along.join(", ")}.`] : []),
      `Was jij dat niet? Laat het ons weten:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};
