/** Words that an order's mail and its confirmation share. */
import type { Language } from "#core/values/language.ts";

type Words = {
  readonly perMonth: (money: string) => string;
  readonly simCard: string;
  readonly keepsNumber: string;
  readonly atOnce: string;
  readonly from: (date: string) => string;
  readonly onAgreedDay: string;
  readonly total: (money: string) => string;
  readonly net: (money: string) => string;
  readonly directDebit: string;
  readonly manualTransfer: string;
  readonly paidBy: (method: string) => string;
  readonly withdraw: (date: string) => string;
};

const en: Words = {
  perMonth: (money) => `${money}/month`,
  simCard: "SIM card",
  keepsNumber: "you keep your number",
  atOnce: "starts at once",
  from: (date) => `from ${date}`,
  onAgreedDay: "on a day that we agree with you",
  total: (money) => `Total: ${money}, VAT included`,
  net: (money) => `VAT excluded: ${money}`,
  directDebit: "Direct debit (SEPA)",
  manualTransfer: "Bank transfer, Payconiq or Bancontact on each invoice",
  paidBy: (method) => `Payment: ${method}`,
  withdraw: (date) => `You can withdraw from this order without giving a reason until ${date}.`,
};

const fr: Words = {
  perMonth: (money) => `${money}/mois`,
  simCard: "carte SIM",
  keepsNumber: "vous gardez votre numéro",
  atOnce: "actif tout de suite",
  from: (date) => `à partir du ${date}`,
  onAgreedDay: "à une date que nous fixerons ensemble",
  total: (money) => `Total\u00a0: ${money}, TVA comprise`,
  net: (money) => `Hors TVA\u00a0: ${money}`,
  directDebit: "Domiciliation (SEPA)",
  manualTransfer: "Virement, Payconiq ou Bancontact sur chaque facture",
  paidBy: (method) => `Paiement\u00a0: ${method}`,
  withdraw: (date) => `Vous pouvez vous rétracter de cette commande, sans vous justifier, jusqu’au ${date}.`,
};

const nl: Words = {
  perMonth: (money) => `${money}/maand`,
  simCard: "simkaart",
  keepsNumber: "je behoudt je nummer",
  atOnce: "meteen actief",
  from: (date) => `vanaf ${date}`,
  onAgreedDay: "op een dag die we met je afspreken",
  total: (money) => `Totaal: ${money}, btw inbegrepen`,
  net: (money) => `Zonder btw: ${money}`,
  directDebit: "Domiciliëring (SEPA)",
  manualTransfer: "Overschrijving, Payconiq of Bancontact op elke factuur",
  paidBy: (method) => `Betaling: ${method}`,
  withdraw: (date) => `Je kunt deze bestelling tot en met ${date} zonder opgave van reden herroepen.`,
};

export const orderWords: Readonly<Record<Language, Words>> = { en, fr, nl };
