/** This file has the texts of the calls of an order. English texts that the specification prescribes are copied from it word for word. */
import type { OrderWarningCode } from "#core/domain/order/order.contract.ts";
import type { OrderNoticeCode } from "#core/domain/order/placed-order.rules.ts";
import type { ProductKind } from "#demo/api/db/schema-orders.ts";
import type { Language } from "#core/base/values/language.ts";

type Texts = {
  readonly placed: string;
  readonly placedWithAccount: string;
  readonly running: string;
  readonly notOffered: string;
  readonly dealerRefused: string;
  readonly priceChanged: string;
  readonly slotTaken: string;
  readonly tooLate: string;
  /** The refusal to move the visit of an order whose products are installed at the visit of another order. */
  readonly sharedVisit: string;
  /** The text for a customer who has no login yet and whose first order is still open (decisions §14). */
  readonly firstOpen: string;
  readonly tooManyToday: string;
  /**
   * The text for a customer who has products of these kinds at the home already.
   * @param products the products in words, as `products` has them: `internet and a landline`
   */
  readonly hadAlready: (products: string) => string;
  /** The products of a home, as sentences name them. */
  readonly products: Readonly<Record<Exclude<ProductKind, "mobile">, string>>;
  readonly confirmation: string;
  readonly warnings: Readonly<Record<OrderWarningCode, string>>;
  readonly notices: Readonly<Record<OrderNoticeCode, string>>;
};

const en: Texts = {
  placed: "Your order has been placed successfully!",
  placedWithAccount: "The account has been successfully created, and the order has been placed.",
  running: "Your order is already on its way. One moment, please.",
  notOffered: "We no longer offer one of the products in your order, or not at this address. Please change your pack.",
  dealerRefused: "The dealer code of your order does not exist. Please change your pack.",
  priceChanged: "The price of your order has changed.",
  slotTaken: "Somebody has just taken this slot. Please choose another one.",
  tooLate: "It’s too late to change this order here. Please contact us.",
  sharedVisit: "It is installed in the visit of your internet order. Choose the day there.",
  firstOpen: "Your first order is still under way. Log in, or contact us.",
  tooManyToday: "You have ordered as often as you can in one day. Please try again tomorrow, or contact us.",
  hadAlready: (products) => `You already have ${products} at this address, or have ordered it.`,
  products: { internet: "internet", tv: "TV", landline: "a landline" },
  confirmation: "Order confirmation",
  warnings: {
    portability_later: "Tell us which operator you’re leaving, and we’ll arrange the switch for you.",
    no_slot: "We’ll call you within 2 working days to agree on a date for the technician.",
    email_known: "This email address already has an account. Log in to find your order there.",
  },
  notices: { number_check: "We’re checking the number that you’re keeping with your current operator. You need do nothing." },
};

const fr: Texts = {
  placed: "Votre commande est bien enregistrée\u00a0!",
  placedWithAccount: "Votre compte est créé et votre commande est bien enregistrée.",
  running: "Votre commande est déjà en route. Un instant, s’il vous plaît.",
  notOffered: "Un des produits de votre commande n’est plus proposé, ou pas à cette adresse. Veuillez modifier votre pack.",
  dealerRefused: "Le code revendeur de votre commande n’existe pas. Veuillez modifier votre pack.",
  priceChanged: "Le prix de votre commande a changé.",
  slotTaken: "Ce créneau vient d’être réservé. Veuillez en choisir un autre.",
  tooLate: "Il est trop tard pour modifier cette commande ici. Contactez-nous.",
  sharedVisit: "L’installation se fait lors du rendez-vous de votre commande internet. Choisissez-y le jour.",
  firstOpen: "Votre première commande est encore en cours. Connectez-vous ou contactez-nous.",
  tooManyToday: "Vous avez atteint le nombre de commandes possible en un jour. Réessayez demain ou contactez-nous.",
  hadAlready: (products) => `Vous avez déjà ${products} à cette adresse, ou une commande en cours.`,
  products: { internet: "internet", tv: "la TV", landline: "une ligne fixe" },
  confirmation: "Confirmation de commande",
  warnings: {
    portability_later: "Dites-nous quel opérateur vous quittez\u00a0: nous nous chargeons du changement.",
    no_slot: "Nous vous appelons dans les 2 jours ouvrables pour fixer un rendez-vous avec le technicien.",
    email_known: "Cette adresse e\u2011mail est déjà liée à un compte. Connectez-vous pour y retrouver votre commande.",
  },
  notices: { number_check: "Nous vérifions auprès de votre opérateur actuel le numéro que vous gardez. Vous n’avez rien à faire." },
};

const nl: Texts = {
  placed: "Je bestelling is geplaatst!",
  placedWithAccount: "Je account is aangemaakt en je bestelling is geplaatst.",
  running: "Je bestelling is al onderweg. Een ogenblik geduld.",
  notOffered: "Een product uit je bestelling bieden we niet meer aan, of niet op dit adres. Pas je pack aan.",
  dealerRefused: "De dealercode van je bestelling bestaat niet. Pas je pack aan.",
  priceChanged: "De prijs van je bestelling is gewijzigd.",
  slotTaken: "Dit tijdstip is net door iemand anders gekozen. Kies een ander tijdstip.",
  tooLate: "Je kunt deze bestelling hier niet meer wijzigen. Neem contact met ons op.",
  sharedVisit: "De installatie gebeurt tijdens het bezoek voor je internetbestelling. Kies de dag daar.",
  firstOpen: "Je eerste bestelling loopt nog. Log in of neem contact met ons op.",
  tooManyToday: "Je hebt vandaag zo vaak besteld als kan. Probeer het morgen opnieuw of neem contact met ons op.",
  hadAlready: (products) => `Je hebt al ${products} op dit adres, of er loopt al een bestelling.`,
  products: { internet: "internet", tv: "tv", landline: "een vaste lijn" },
  confirmation: "Bestelbevestiging",
  warnings: {
    portability_later: "Laat ons weten van welke operator je overstapt: wij regelen de rest.",
    no_slot: "We bellen je binnen 2 werkdagen om een afspraak met de technicus te maken.",
    email_known: "Dit e\u2011mailadres hoort al bij een account. Log in om je bestelling daar terug te vinden.",
  },
  notices: { number_check: "We controleren bij je huidige operator het nummer dat je behoudt. Je hoeft niets te doen." },
};

export const orderTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
