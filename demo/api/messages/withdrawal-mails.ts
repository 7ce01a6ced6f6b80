/**
 * This module has the mails about a withdrawal: the receipt, which repeats the declaration letter by letter; the mail about its effect; the
 * notice to the owner of a contract that somebody else named; and the copy for customer service.
 */
import type { Language } from "#core/base/values/language.ts";
import { mail, type Texts } from "./mail-texts.ts";

export type StatementFacts = {
  readonly name: string;
  /** The contract or order number, as it was typed. */
  readonly contract: string;
  readonly email: string;
  /** The titles of the chosen products; the list is empty when the whole order is withdrawn. */
  readonly products: readonly string[];
};

type Labels = { readonly name: string; readonly contract: string; readonly email: string; readonly products: string };

const labels: Readonly<Record<Language, Labels>> = {
  en: { name: "Name", contract: "Contract or order number", email: "Email for the receipt", products: "Products" },
  fr: { name: "Nom", contract: "Numéro de contrat ou de commande", email: "E\u2011mail pour l’accusé de réception", products: "Produits" },
  nl: { name: "Naam", contract: "Contract- of bestelnummer", email: "E\u2011mail voor de ontvangstbevestiging", products: "Producten" },
};

/** Returns the withdrawal declaration as text, with a line for each of its values. */
export function statementLines({ name, contract, email, products }: StatementFacts, language: Language): string {
  const { name: nameLabel, contract: contractLabel, email: emailLabel, products: productsLabel } = labels[language];
  const colon = language === "fr" ? "\u00a0:" : ":";
  const lines = [
    [nameLabel, name],
    [contractLabel, contract],
    ...(products.length > 0 ? [[productsLabel, products.join(", ")]] : []),
    [emailLabel, email],
  ];
  return lines.map(([label = "", value = ""]) => `- ${label}${colon} ${value}`).join("\n");
}

type ReceiptFacts = {
  /** The lines of the declaration, as the customer sent it. */
  readonly statement: string;
  readonly day: string;
  /** The time of receipt in Brussels, to the second. */
  readonly time: string;
  readonly reference: string;
  /** The sentence with which the page answered the declaration. */
  readonly answer: string;
  readonly contactUrl: string;
};

export const withdrawalReceipt: Texts<ReceiptFacts> = {
  en: ({ statement, day, time, reference, answer, contactUrl }) =>
    mail(
      `Receipt of your withdrawal ${reference}`,
      "Hello,",
      `On ${day} at ${time} (Brussels time) we received this statement of withdrawal:`,
      statement,
      `Reference: ${reference}`,
      answer,
      "If the withdrawal takes effect, what has not begun is cancelled, and what works ends at 24:00 on the day of receipt. If you have a box from us, you send it back with its accessories within 14\u00a0days of this statement. We refund what you have paid within 14\u00a0days; you pay for the days until your contract ends only where you asked expressly for an early start.",
      `Didn’t write to us, or any questions? Please let us know:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ statement, day, time, reference, answer, contactUrl }) =>
    mail(
      `Accusé de réception de votre rétractation ${reference}`,
      "Bonjour,",
      `Le ${day} à ${time} (heure de Bruxelles), nous avons reçu cette déclaration de rétractation\u00a0:`,
      statement,
      `Référence\u00a0: ${reference}`,
      answer,
      "Si la rétractation prend effet, ce qui n’a pas commencé est annulé et ce qui fonctionne prend fin à 24\u00a0h le jour de la réception. Si vous avez une box, vous la renvoyez avec ses accessoires dans les 14\u00a0jours suivant cette déclaration. Nous remboursons dans les 14\u00a0jours ce que vous avez payé\u00a0; vous ne payez les jours écoulés que si vous avez expressément demandé un début anticipé.",
      `Vous ne nous avez pas écrit, ou vous avez une question\u00a0? Prévenez-nous\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ statement, day, time, reference, answer, contactUrl }) =>
    mail(
      `Ontvangstbevestiging van je herroeping ${reference}`,
      "Dag,",
      `Op ${day} om ${time} (Brusselse tijd) kregen we deze verklaring van herroeping:`,
      statement,
      `Referentie: ${reference}`,
      answer,
      "Als de herroeping uitwerking heeft, wordt wat nog niet begonnen is geannuleerd, en stopt wat werkt om 24.00\u00a0uur op de dag van ontvangst. Heb je een box van ons, dan stuur je die met zijn toebehoren binnen 14\u00a0dagen na deze verklaring terug. We betalen binnen 14\u00a0dagen terug wat je betaald hebt; je betaalt de dagen tot het einde van je contract alleen als je uitdrukkelijk om een vroege start vroeg.",
      `Heb je ons niet geschreven, of heb je een vraag? Laat het ons weten:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

type EffectFacts = {
  readonly firstName: string;
  readonly orderId: string;
  /** The sentences that list the products that are cancelled before they begin, and those that come to an end, as one text. */
  readonly sentences: string;
  readonly hasBox: boolean;
  readonly isStartEarly: boolean;
  readonly contactUrl: string;
};

/** The mail to the order's own address when a withdrawal has taken effect. */
export const withdrawalEffectMail: Texts<EffectFacts> = {
  en: ({ firstName, orderId, sentences, hasBox, isStartEarly, contactUrl }) =>
    mail(
      `Your withdrawal from order ${orderId}: what follows`,
      `Hello ${firstName},`,
      sentences,
      ...(hasBox ? ["Please send the box and its accessories back within 14\u00a0days of your statement."] : []),
      isStartEarly
        ? "We refund what you have paid within 14 days, except for the days until today: you asked expressly for an early start."
        : "We refund everything that you have paid within 14 days.",
      `It wasn’t you? Please let us know:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, orderId, sentences, hasBox, isStartEarly, contactUrl }) =>
    mail(
      `Votre rétractation de la commande ${orderId}\u00a0: la suite`,
      `Bonjour ${firstName},`,
      sentences,
      ...(hasBox ? ["Renvoyez la box et ses accessoires dans les 14\u00a0jours suivant votre déclaration."] : []),
      isStartEarly
        ? "Nous remboursons dans les 14\u00a0jours ce que vous avez payé, sauf les jours jusqu’à aujourd’hui\u00a0: vous avez expressément demandé un début anticipé."
        : "Nous remboursons dans les 14\u00a0jours tout ce que vous avez payé.",
      `Ce n’était pas vous\u00a0? Prévenez-nous\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, orderId, sentences, hasBox, isStartEarly, contactUrl }) =>
    mail(
      `Je herroeping van bestelling ${orderId}: wat volgt`,
      `Dag ${firstName},`,
      sentences,
      ...(hasBox ? ["Stuur de box en zijn toebehoren binnen 14\u00a0dagen na je verklaring terug."] : []),
      isStartEarly
        ? "We betalen binnen 14\u00a0dagen terug wat je betaald hebt, behalve de dagen tot vandaag: je vroeg uitdrukkelijk om een vroege start."
        : "We betalen binnen 14\u00a0dagen alles terug wat je betaald hebt.",
      `Was jij dit niet? Laat het ons weten:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

/** The notice to the owner of a contract that somebody has named without proof. The notice contains nothing that a stranger wrote. */
export const foreignWithdrawalMail: Texts<{ readonly orderId: string; readonly withdrawUrl: string; readonly contactUrl: string }> = {
  en: ({ orderId, withdrawUrl, contactUrl }) =>
    mail(
      `Order ${orderId}: somebody sent us a withdrawal`,
      "Hello,",
      `We received a statement of withdrawal with the number of your order ${orderId}, but with another email address. Nothing has changed: your contract goes on.`,
      `Was it you? Withdraw with the email address of the order, or log in first:\n${withdrawUrl}`,
      `Was it somebody else? Please let us know:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ orderId, withdrawUrl, contactUrl }) =>
    mail(
      `Commande ${orderId}\u00a0: quelqu’un nous a envoyé une rétractation`,
      "Bonjour,",
      `Nous avons reçu une déclaration de rétractation avec le numéro de votre commande ${orderId}, mais avec une autre adresse e\u2011mail. Rien n’a changé\u00a0: votre contrat se poursuit.`,
      `C’était vous\u00a0? Rétractez-vous avec l’adresse e\u2011mail de la commande, ou connectez-vous d’abord\u00a0:\n${withdrawUrl}`,
      `C’était quelqu’un d’autre\u00a0? Prévenez-nous\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ orderId, withdrawUrl, contactUrl }) =>
    mail(
      `Bestelling ${orderId}: iemand stuurde ons een herroeping`,
      "Dag,",
      `We kregen een verklaring van herroeping met het nummer van je bestelling ${orderId}, maar met een ander e\u2011mailadres. Er is niets veranderd: je contract loopt door.`,
      `Was jij het? Herroep met het e\u2011mailadres van de bestelling, of log eerst in:\n${withdrawUrl}`,
      `Was het iemand anders? Laat het ons weten:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

/** Returns the mail to customer service about a withdrawal, in English, with the declaration word for word. */
export const withdrawalForService = (reference: string, effect: string, statement: string): { subject: string; text: string } =>
  mail(`Withdrawal ${reference} (${effect})`, statement);
