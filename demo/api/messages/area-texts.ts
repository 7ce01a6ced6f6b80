/**
 * This file has the texts of the calls of the customer area. English texts that the specification prescribes are copied from it word for
 * word.
 */
import type { Language } from "#core/base/values/language.ts";
import type { ProductKind } from "#demo/api/db/schema-orders.ts";

const en = {
  /** The text that statement C-345 prescribes, word for word. */
  edited: "Editing was done successfully!",
  passwordChanged: "Your password has been changed. Please log in with the new one.",
  deviceEnded: "This device has been signed out.",
  paymentChanged: "Your payment method has been changed. It will be used from your next invoice on.",
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: "Unknown device",
  contract: (kinds: string) => `Contract for ${kinds}`,
  kinds: { mobile: "mobile", internet: "internet", tv: "TV", landline: "landline" } as Readonly<Record<ProductKind, string>>,
  and: "and",
  confirmation: "Order confirmation",
  confirmationFile: (orderId: string) => `order-confirmation-${orderId}.html`,
  overdue: (count: number) =>
    count === 1
      ? "An invoice is overdue. Please pay it as soon as you can."
      : `${count} invoices are overdue. Please pay them as soon as you can.`,
  debitRejected: "Your bank refused a direct debit. Please pay that invoice yourself.",
  slotMissing: "Your technician still needs a day from you.",
  chooseDay: "Choose a day",
  orderWaiting: (number: string) => `Order ${number} was placed with your email address. Was it you?`,
  lookAtOrder: "Look at the order",
};
type Texts = Readonly<typeof en>;

const fr: Texts = {
  edited: "La modification est enregistrée\u00a0!",
  passwordChanged: "Votre mot de passe est modifié. Connectez-vous avec le nouveau.",
  deviceEnded: "Cet appareil est déconnecté.",
  paymentChanged: "Votre mode de paiement est modifié. Il s’appliquera dès votre prochaine facture.",
  device: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: "Appareil inconnu",
  contract: (kinds) => `Contrat ${kinds}`,
  kinds: { mobile: "mobile", internet: "internet", tv: "TV", landline: "ligne fixe" },
  and: "et",
  confirmation: "Confirmation de commande",
  confirmationFile: (orderId) => `confirmation-de-commande-${orderId}.html`,
  overdue: (count) =>
    count === 1
      ? "Une facture est en retard de paiement. Veuillez la payer dès que possible."
      : `${count}\u00a0factures sont en retard de paiement. Veuillez les payer dès que possible.`,
  debitRejected: "Votre banque a refusé une domiciliation. Veuillez payer cette facture vous-même.",
  slotMissing: "Il nous faut encore un jour pour le technicien.",
  chooseDay: "Choisir un jour",
  orderWaiting: (number) => `La commande ${number} a été passée avec votre adresse e\u2011mail. C’était vous\u00a0?`,
  lookAtOrder: "Voir la commande",
};

const nl: Texts = {
  edited: "Je wijziging is bewaard!",
  passwordChanged: "Je wachtwoord is gewijzigd. Log in met het nieuwe.",
  deviceEnded: "Dit toestel is uitgelogd.",
  paymentChanged: "Je betaalwijze is gewijzigd. Ze geldt vanaf je volgende factuur.",
  device: (browser, system) => `${browser} op ${system}`,
  unknownDevice: "Onbekend toestel",
  contract: (kinds) => `Contract voor ${kinds}`,
  kinds: { mobile: "mobiel", internet: "internet", tv: "tv", landline: "vaste lijn" },
  and: "en",
  confirmation: "Bestelbevestiging",
  confirmationFile: (orderId) => `bestelbevestiging-${orderId}.html`,
  overdue: (count) =>
    count === 1
      ? "Je bent te laat met een factuur. Betaal ze zo snel mogelijk."
      : `Je bent te laat met ${count} facturen. Betaal ze zo snel mogelijk.`,
  debitRejected: "Je bank heeft een domiciliëring geweigerd. Betaal die factuur zelf.",
  slotMissing: "We hebben nog een dag nodig voor de technicus.",
  chooseDay: "Een dag kiezen",
  orderWaiting: (number) => `Bestelling ${number} is geplaatst met je e\u2011mailadres. Was jij dat?`,
  lookAtOrder: "Bestelling bekijken",
};

export const areaTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };

/** Joins words to a list in a language: `mobile, internet and TV`. One word stays as it is. */
export function listIn(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${areaTexts[language].and} ${last}`;
}
