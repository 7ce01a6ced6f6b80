/** This module has the mail that tells a customer that SIM cards of an order have left the warehouse (C-268, C-269). */
import { mail, type Texts } from "./mail-texts.ts";

type SimFacts = {
  readonly firstName: string;
  readonly orderId: string;
  /** The number of SIM cards that the letter has. */
  readonly cards: number;
  /** The working days that the post takes. */
  readonly postDays: number;
  /** The page on which the line is found once it works. */
  readonly productsUrl: string;
};

export const simShippedMail: Texts<SimFacts> = {
  en: ({ firstName, orderId, cards, postDays, productsUrl }) =>
    mail(
      cards === 1 ? "Your SIM card is on its way" : "Your SIM cards are on their way",
      `Hello ${firstName},`,
      `The post brings ${cards === 1 ? "the SIM card" : "the SIM cards"} of your order ${orderId} within ${postDays} working days.`,
      `Activate ${cards === 1 ? "it" : "them"} within 2 weeks. Once a line is active, you find it under My products:\n${productsUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, orderId, cards, postDays, productsUrl }) =>
    mail(
      cards === 1 ? "Votre carte SIM est en route" : "Vos cartes SIM sont en route",
      `Bonjour ${firstName},`,
      `La poste vous apporte ${cards === 1 ? "la carte SIM" : "les cartes SIM"} de votre commande ${orderId} dans les ${postDays} jours ouvrables.`,
      `Activez-${cards === 1 ? "la" : "les"} dans les 2 semaines. Dès qu’une ligne est active, vous la trouvez sous Mes produits\u00a0:\n${productsUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, orderId, cards, postDays, productsUrl }) =>
    mail(
      cards === 1 ? "Je simkaart is onderweg" : "Je simkaarten zijn onderweg",
      `Dag ${firstName},`,
      `De post brengt de ${cards === 1 ? "simkaart" : "simkaarten"} van je bestelling ${orderId} binnen ${postDays} werkdagen.`,
      `Activeer ze binnen 2 weken. Zodra een lijn actief is, vind je die onder Mijn producten:\n${productsUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};
