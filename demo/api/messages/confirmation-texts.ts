/** What an order's confirmation says beside the words that it shares with the mail. */
import type { Language } from "#core/values/language.ts";

type Texts = {
  readonly title: (orderId: string) => string;
  readonly placedOn: string;
  readonly customer: string;
  readonly company: string;
  readonly vat: string;
  readonly address: string;
  readonly billingAddress: string;
  readonly product: string;
  readonly price: string;
  readonly start: string;
  readonly payment: string;
  readonly account: string;
  readonly mandate: (facts: { readonly creditor: string; readonly creditorId: string; readonly reference: string }) => string;
};

const en: Texts = {
  title: (orderId) => `Order confirmation ${orderId}`,
  placedOn: "Ordered on",
  customer: "Ordered by",
  company: "Company",
  vat: "VAT number",
  address: "Address",
  billingAddress: "Billing address",
  product: "Product",
  price: "Price",
  start: "Start",
  payment: "Payment",
  account: "Account number ending in",
  mandate: ({ creditor, creditorId, reference }) =>
    `You authorise ${creditor} (creditor identifier ${creditorId}) to collect what is due from your account, and your bank to debit it (mandate ${reference}). You can ask your bank for a refund within 8 weeks of a debit.`,
};

const fr: Texts = {
  title: (orderId) => `Confirmation de commande ${orderId}`,
  placedOn: "Commandé le",
  customer: "Commandé par",
  company: "Entreprise",
  vat: "Numéro de TVA",
  address: "Adresse",
  billingAddress: "Adresse de facturation",
  product: "Produit",
  price: "Prix",
  start: "Début",
  payment: "Paiement",
  account: "Numéro de compte se terminant par",
  mandate: ({ creditor, creditorId, reference }) =>
    `Vous autorisez ${creditor} (identifiant de créancier ${creditorId}) à encaisser les montants dus sur votre compte, et votre banque à le débiter (mandat ${reference}). Vous pouvez demander le remboursement à votre banque dans les 8 semaines qui suivent un débit.`,
};

const nl: Texts = {
  title: (orderId) => `Bestelbevestiging ${orderId}`,
  placedOn: "Besteld op",
  customer: "Besteld door",
  company: "Onderneming",
  vat: "Btw-nummer",
  address: "Adres",
  billingAddress: "Facturatieadres",
  product: "Product",
  price: "Prijs",
  start: "Start",
  payment: "Betaling",
  account: "Rekeningnummer eindigend op",
  mandate: ({ creditor, creditorId, reference }) =>
    `Je geeft ${creditor} (identificatienummer van de schuldeiser ${creditorId}) de toestemming om wat je verschuldigd bent van je rekening te innen, en je bank om het af te schrijven (mandaat ${reference}). Je kunt je bank de terugbetaling vragen binnen 8 weken na een afschrijving.`,
};

export const confirmationTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
