/** This file has the words of invoices that the list of invoices and the invoice's PDF share. */
import type { InvoiceState } from "#core/domain/invoices/invoices.contract.ts";
import type { Language } from "#core/base/values/language.ts";

const en = {
  name: (number: string) => `Invoice ${number}`,
  states: {
    due: "To pay",
    overdue: "Overdue",
    processing: "Being processed",
    paid: "Paid",
    direct_debit: "Direct debit",
  } as Readonly<Record<InvoiceState, string>>,
  rejected: "Direct debit refused",
  reminded: "Reminder sent",
  period: (from: string, to: string) => `${from} to ${to}`,
  booster: "WiFi booster",
  usage: "Use beyond the bundle",
  discount: (code: string) => `Discount with code ${code}`,
  reminder: (date: string) => `Reminder of ${date}`,
  refused: (date: string) => `Direct debit refused on ${date}`,
  refusedNote: (fee: string) => `Your bank did not let the debit through. Please pay this invoice yourself. Costs: ${fee}.`,
  fee: (what: string, date: string) => `${what}, ${date}`,
  download: "Download (PDF)",
  pay: "Pay",
  payAll: "Pay all",
  several: (count: number) => `${count} invoices`,
  nothingToPay: "There is nothing to pay for this invoice.",
  noPaymentPage: "You can’t pay online here. Please pay by bank transfer.",
  file: (number: string) => `invoice-${number}.pdf`,
};
export type InvoiceTexts = Readonly<typeof en>;

const fr: InvoiceTexts = {
  name: (number) => `Facture ${number}`,
  states: { due: "À payer", overdue: "En retard", processing: "En cours de traitement", paid: "Payée", direct_debit: "Domiciliation" },
  rejected: "Domiciliation refusée",
  reminded: "Rappel envoyé",
  period: (from, to) => `du ${from} au ${to}`,
  booster: "Répéteur WiFi",
  usage: "Consommation hors forfait",
  discount: (code) => `Réduction avec le code ${code}`,
  reminder: (date) => `Rappel du ${date}`,
  refused: (date) => `Domiciliation refusée le ${date}`,
  refusedNote: (fee) => `Votre banque n’a pas exécuté le prélèvement. Veuillez payer cette facture vous-même. Frais\u00a0: ${fee}.`,
  fee: (what, date) => `${what}, ${date}`,
  download: "Télécharger (PDF)",
  pay: "Payer",
  payAll: "Tout payer",
  several: (count) => `${count}\u00a0factures`,
  nothingToPay: "Il n’y a rien à payer pour cette facture.",
  noPaymentPage: "Le paiement en ligne n’est pas possible ici. Veuillez payer par virement.",
  file: (number) => `facture-${number}.pdf`,
};

const nl: InvoiceTexts = {
  name: (number) => `Factuur ${number}`,
  states: { due: "Te betalen", overdue: "Te laat", processing: "In verwerking", paid: "Betaald", direct_debit: "Domiciliëring" },
  rejected: "Domiciliëring geweigerd",
  reminded: "Herinnering verstuurd",
  period: (from, to) => `van ${from} tot en met ${to}`,
  booster: "Wifiversterker",
  usage: "Verbruik buiten de bundel",
  discount: (code) => `Korting met code ${code}`,
  reminder: (date) => `Herinnering van ${date}`,
  refused: (date) => `Domiciliëring geweigerd op ${date}`,
  refusedNote: (fee) => `Je bank heeft de afschrijving niet uitgevoerd. Betaal deze factuur zelf. Kosten: ${fee}.`,
  fee: (what, date) => `${what}, ${date}`,
  download: "Downloaden (pdf)",
  pay: "Betalen",
  payAll: "Alles betalen",
  several: (count) => `${count} facturen`,
  nothingToPay: "Voor deze factuur hoef je niets te betalen.",
  noPaymentPage: "Online betalen kan hier niet. Betaal met een overschrijving.",
  file: (number) => `factuur-${number}.pdf`,
};

export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = { en, fr, nl };
