/**
 * This module has the mails of an order. They name what was ordered and the address to which SIM cards are sent, but never the details of
 * the payment. The mail to an address that has an account already names no address, either.
 */
import { mail, type Texts } from "./mail-texts.ts";

export type OrderMailFacts = {
  readonly orderId: string;
  /** The ordered products, one line each, with the total last. */
  readonly lines: readonly string[];
  /** The notes on withdrawal, payment and what is still needed, each a paragraph of the mail. */
  readonly notes: readonly string[];
  readonly documentUrl: string;
  readonly contactUrl: string;
};

type Named = OrderMailFacts & { readonly firstName: string };

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

/** The mail to a customer who has an account. */
export const orderMail: Texts<Named> = {
  en: ({ firstName, orderId, lines, notes, documentUrl, contactUrl }) =>
    mail(
      `Your order ${orderId}`,
      `Hello ${firstName},`,
      `Thank you for your order ${orderId}. This is what you ordered:`,
      list(lines),
      ...notes,
      `Your order confirmation, to keep:\n${documentUrl}`,
      `Any questions? We’re here to help:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, orderId, lines, notes, documentUrl, contactUrl }) =>
    mail(
      `Votre commande ${orderId}`,
      `Bonjour ${firstName},`,
      `Merci pour votre commande ${orderId}. Voici ce que vous avez commandé\u00a0:`,
      list(lines),
      ...notes,
      `Votre confirmation de commande, à conserver\u00a0:\n${documentUrl}`,
      `Une question\u00a0? Nous sommes là pour vous aider\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, orderId, lines, notes, documentUrl, contactUrl }) =>
    mail(
      `Je bestelling ${orderId}`,
      `Dag ${firstName},`,
      `Bedankt voor je bestelling ${orderId}. Dit heb je besteld:`,
      list(lines),
      ...notes,
      `Je bestelbevestiging, om te bewaren:\n${documentUrl}`,
      `Heb je een vraag? We helpen je graag:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

/** The mail to a customer whose account was made with the order. */
export const firstOrderMail: Texts<Named & { readonly activationUrl: string }> = {
  en: ({ firstName, orderId, lines, notes, documentUrl, contactUrl, activationUrl }) =>
    mail(
      `Your order ${orderId}: activate your account`,
      `Hello ${firstName},`,
      `Thank you for your order ${orderId}. This is what you ordered:`,
      list(lines),
      `One last step and your account is ready. Activate it here:\n${activationUrl}`,
      "The link works once and expires in seven days. In your account, you can follow your order.",
      ...notes,
      `Your order confirmation, to keep:\n${documentUrl}`,
      `Any questions? We’re here to help:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, orderId, lines, notes, documentUrl, contactUrl, activationUrl }) =>
    mail(
      `Votre commande ${orderId}\u00a0: activez votre compte`,
      `Bonjour ${firstName},`,
      `Merci pour votre commande ${orderId}. Voici ce que vous avez commandé\u00a0:`,
      list(lines),
      `Plus qu’une étape et votre compte sera prêt. Activez-le ici\u00a0:\n${activationUrl}`,
      "Ce lien ne fonctionne qu’une fois et expire dans sept jours. Dans votre compte, vous pourrez suivre votre commande.",
      ...notes,
      `Votre confirmation de commande, à conserver\u00a0:\n${documentUrl}`,
      `Une question\u00a0? Nous sommes là pour vous aider\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, orderId, lines, notes, documentUrl, contactUrl, activationUrl }) =>
    mail(
      `Je bestelling ${orderId}: activeer je account`,
      `Dag ${firstName},`,
      `Bedankt voor je bestelling ${orderId}. Dit heb je besteld:`,
      list(lines),
      `Nog één stap en je account is klaar. Activeer het hier:\n${activationUrl}`,
      "De link werkt één keer en vervalt na zeven dagen. In je account kun je je bestelling volgen.",
      ...notes,
      `Je bestelbevestiging, om te bewaren:\n${documentUrl}`,
      `Heb je een vraag? We helpen je graag:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

/**
 * The mail about an order to an address that has an account already. The reader of the mail may not be the person who ordered, so the mail
 * contains no name and no document.
 */
export const orderForKnownAddressMail: Texts<Omit<OrderMailFacts, "documentUrl"> & { readonly takeUrl: string }> = {
  en: ({ orderId, lines, notes, takeUrl, contactUrl }) =>
    mail(
      `Order ${orderId}: this address already has an account`,
      "Hello,",
      "We received an order with this email address. It already belongs to an account, so no new one was made. This is what was ordered:",
      list(lines),
      `Was it you? Add the order to your account here, and log in:\n${takeUrl}`,
      "The link expires in seven days.",
      ...notes,
      `It wasn’t you? Nothing has been added to your account. Please let us know:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ orderId, lines, notes, takeUrl, contactUrl }) =>
    mail(
      `Commande ${orderId}\u00a0: cette adresse est déjà liée à un compte`,
      "Bonjour,",
      "Nous avons reçu une commande avec cette adresse e\u2011mail. Elle est déjà liée à un compte\u00a0: aucun autre n’a été créé. Voici ce qui a été commandé\u00a0:",
      list(lines),
      `C’était vous\u00a0? Ajoutez la commande à votre compte ici, puis connectez-vous\u00a0:\n${takeUrl}`,
      "Ce lien expire dans sept jours.",
      ...notes,
      `Ce n’était pas vous\u00a0? Rien n’a été ajouté à votre compte. Prévenez-nous\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ orderId, lines, notes, takeUrl, contactUrl }) =>
    mail(
      `Bestelling ${orderId}: dit adres hoort al bij een account`,
      "Dag,",
      "We kregen een bestelling met dit e\u2011mailadres. Het hoort al bij een account, dus er is geen nieuw account gemaakt. Dit is er besteld:",
      list(lines),
      `Was jij dat? Voeg de bestelling hier toe aan je account en log in:\n${takeUrl}`,
      "De link vervalt na zeven dagen.",
      ...notes,
      `Was jij dat niet? Er is niets aan je account toegevoegd. Laat het ons weten:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};
