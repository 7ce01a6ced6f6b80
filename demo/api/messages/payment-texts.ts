/** This file has the texts of the demo's payment page. */
import type { Language } from "#core/base/values/language.ts";

type Texts = {
  readonly title: (money: string) => string;
  readonly text: (facts: { readonly creditor: string; readonly invoice: string; readonly communication: string }) => string;
  readonly severalText: (facts: { readonly creditor: string; readonly invoices: string }) => string;
  readonly pay: string;
  readonly cancel: string;
  readonly paidTitle: string;
  readonly paidText: (facts: { readonly money: string; readonly invoice: string }) => string;
  readonly severalPaidText: (facts: { readonly money: string; readonly invoices: string }) => string;
  readonly cancelledTitle: string;
  readonly cancelledText: string;
  readonly goneTitle: string;
  readonly goneText: string;
  readonly home: string;
};

const en: Texts = {
  title: (money) => `Pay ${money}`,
  text: ({ creditor, invoice, communication }) => `To ${creditor}, for ${invoice}, ${communication}.`,
  severalText: ({ creditor, invoices }) => `To ${creditor}, for ${invoices}.`,
  pay: "Pay with Bancontact",
  cancel: "Cancel",
  paidTitle: "Thank you, it’s paid",
  paidText: ({ money, invoice }) => `We have received ${money} for ${invoice}.`,
  severalPaidText: ({ money, invoices }) => `We have received ${money} for ${invoices}.`,
  cancelledTitle: "Nothing was paid",
  cancelledText: "You have cancelled this payment. You can start again from your invoices.",
  goneTitle: "This payment page is no longer open",
  goneText: "Please start again from your invoices.",
  home: "To your invoices",
};

const fr: Texts = {
  title: (money) => `Payer ${money}`,
  text: ({ creditor, invoice, communication }) => `À ${creditor}, pour la ${invoice.toLowerCase()}, ${communication}.`,
  severalText: ({ creditor, invoices }) => `À ${creditor}, pour ${invoices}.`,
  pay: "Payer avec Bancontact",
  cancel: "Annuler",
  paidTitle: "Merci, c’est payé",
  paidText: ({ money, invoice }) => `Nous avons reçu ${money} pour la ${invoice.toLowerCase()}.`,
  severalPaidText: ({ money, invoices }) => `Nous avons reçu ${money} pour ${invoices}.`,
  cancelledTitle: "Rien n’a été payé",
  cancelledText: "Vous avez annulé ce paiement. Vous pouvez recommencer depuis vos factures.",
  goneTitle: "Cette page de paiement n’est plus ouverte",
  goneText: "Veuillez recommencer depuis vos factures.",
  home: "Vers vos factures",
};

const nl: Texts = {
  title: (money) => `${money} betalen`,
  text: ({ creditor, invoice, communication }) => `Aan ${creditor}, voor ${invoice.toLowerCase()}, ${communication}.`,
  severalText: ({ creditor, invoices }) => `Aan ${creditor}, voor ${invoices}.`,
  pay: "Betalen met Bancontact",
  cancel: "Annuleren",
  paidTitle: "Bedankt, het is betaald",
  paidText: ({ money, invoice }) => `We hebben ${money} ontvangen voor ${invoice.toLowerCase()}.`,
  severalPaidText: ({ money, invoices }) => `We hebben ${money} ontvangen voor ${invoices}.`,
  cancelledTitle: "Er is niets betaald",
  cancelledText: "Je hebt deze betaling geannuleerd. Je kunt vanuit je facturen opnieuw beginnen.",
  goneTitle: "Deze betaalpagina is niet meer open",
  goneText: "Begin opnieuw vanuit je facturen.",
  home: "Naar je facturen",
};

export const paymentTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
