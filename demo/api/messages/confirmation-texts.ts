/** The texts of an order's confirmation, except those that it shares with the order's mail (`order-words.ts`). */
import type { Language } from "#core/base/values/language.ts";

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
  /**
   * The words of the mandate to switch operators under which the order was placed, in the version `mandateVersion`
   * (core/domain/order/portability.schema.ts).
   */
  readonly switchMandate: (operator: string, endDate: string | undefined) => string;
  readonly switchNumbers: (customerNumber: string, switchNumber: string) => string;
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
  switchMandate: (operator, endDate) =>
    `You asked us to end, in your name, your contract with ${operator} for the home services that this order replaces. We do so ${endDate === undefined ? "as soon as your new services work" : `on ${endDate}`}, and never before that. Landline numbers that you keep move to us.`,
  switchNumbers: (customerNumber, switchNumber) => `Customer number ${customerNumber}, Easy Switch number ${switchNumber}`,
  mandate: ({ creditor, creditorId, reference }) =>
    `You authorise ${creditor} (creditor identifier ${creditorId}) to collect what is due from your account, and your bank to debit it (mandate ${reference}). You can ask your bank for a refund within 8 weeks of a debit.`,
};

const fr: Texts = {
  title: (orderId) => `Confirmation de commande ${orderId}`,
  placedOn: "Commandé le",
  customer: "Commandé par",
  company: "Société",
  vat: "Numéro de TVA",
  address: "Adresse",
  billingAddress: "Adresse de facturation",
  product: "Produit",
  price: "Prix",
  start: "Début",
  payment: "Paiement",
  account: "Numéro de compte se terminant par",
  switchMandate: (operator, endDate) =>
    `Vous nous avez demandé de résilier en votre nom votre contrat auprès de ${operator} pour les services à domicile que cette commande remplace. Nous le faisons ${endDate === undefined ? "dès que vos nouveaux services fonctionnent" : `le ${endDate}`}, et jamais avant. Les numéros fixes que vous gardez passent chez nous.`,
  switchNumbers: (customerNumber, switchNumber) => `Numéro de client ${customerNumber}, numéro Easy Switch ${switchNumber}`,
  mandate: ({ creditor, creditorId, reference }) =>
    `Vous autorisez ${creditor} (identifiant de créancier ${creditorId}) à encaisser les montants dus sur votre compte, et votre banque à le débiter (mandat ${reference}). Vous pouvez demander le remboursement à votre banque dans les 8 semaines qui suivent un débit.`,
};

const nl: Texts = {
  title: (orderId) => `Bestelbevestiging ${orderId}`,
  placedOn: "Besteld op",
  customer: "Besteld door",
  company: "Bedrijf",
  vat: "Btw-nummer",
  address: "Adres",
  billingAddress: "Facturatieadres",
  product: "Product",
  price: "Prijs",
  start: "Start",
  payment: "Betaling",
  account: "Rekeningnummer eindigend op",
  switchMandate: (operator, endDate) =>
    `Je hebt ons gevraagd om in jouw naam je contract bij ${operator} op te zeggen voor de diensten thuis die deze bestelling vervangt. Dat doen we ${endDate === undefined ? "zodra je nieuwe diensten werken" : `op ${endDate}`}, en nooit eerder. Vaste nummers die je houdt, verhuizen naar ons.`,
  switchNumbers: (customerNumber, switchNumber) => `Klantnummer ${customerNumber}, Easy Switch-nummer ${switchNumber}`,
  mandate: ({ creditor, creditorId, reference }) =>
    `Je geeft ${creditor} (identificatienummer van de schuldeiser ${creditorId}) de toestemming om wat je verschuldigd bent van je rekening te innen, en je bank om het af te schrijven (mandaat ${reference}). Je kunt je bank de terugbetaling vragen binnen 8 weken na een afschrijving.`,
};

export const confirmationTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
