/** This file has the texts of plans, of packages that can be ordered, and of the calls that change a plan. */
import type { Language } from "#core/base/values/language.ts";

/** A change of a plan, in words: the new plan's name, its price and its first day. */
type Planned = { readonly plan: string; readonly money: string; readonly date: string };
/** A product that is ordered and does not work yet. `date` is its first day in words, where that is known. */
type Ordered = { readonly product: string; readonly date: string | undefined; readonly ordersUrl: string };

const en = {
  tabs: { packages: "Packages", ordered: "Your order" },
  orderedText: ({ product, date, ordersUrl }: Ordered) =>
    `<p>You have ordered <strong>${product}</strong> for this address. ${
      date === undefined ? "It starts on a day that we agree with you." : `It starts on ${date}.`
    }</p><p><a href="${ordersUrl}">Your orders</a></p>`,
  spoken: { nl: "Dutch", fr: "French" },
  planned: ({ plan, money, date }: Planned) => `From ${date} your plan is ${plan}, for ${money} a month.`,
  planKept: (plan: string) => `The change is taken back. You keep ${plan}.`,
  planChosen: (plan: string) => `You have chosen ${plan} already.`,
  planHad: (plan: string) => `You have ${plan} already.`,
};
type Texts = Readonly<typeof en>;

const fr: Texts = {
  tabs: { packages: "Offres", ordered: "Votre commande" },
  orderedText: ({ product, date, ordersUrl }) =>
    `<p>Vous avez commandé <strong>${product}</strong> pour cette adresse. ${
      date === undefined ? "La date de début sera convenue avec vous." : `Début\u00a0: le ${date}.`
    }</p><p><a href="${ordersUrl}">Vos commandes</a></p>`,
  spoken: { nl: "Néerlandais", fr: "Français" },
  planned: ({ plan, money, date }) => `À partir du ${date}, votre abonnement est ${plan}, pour ${money} par mois.`,
  planKept: (plan) => `Le changement est annulé. Vous gardez ${plan}.`,
  planChosen: (plan) => `Vous avez déjà choisi ${plan}.`,
  planHad: (plan) => `Vous avez déjà ${plan}.`,
};

const nl: Texts = {
  tabs: { packages: "Aanbod", ordered: "Je bestelling" },
  orderedText: ({ product, date, ordersUrl }) =>
    `<p>Je hebt <strong>${product}</strong> besteld voor dit adres. ${
      date === undefined ? "We spreken de startdatum nog met je af." : `De start is op ${date}.`
    }</p><p><a href="${ordersUrl}">Je bestellingen</a></p>`,
  spoken: { nl: "Nederlands", fr: "Frans" },
  planned: ({ plan, money, date }) => `Vanaf ${date} heb je ${plan}, voor ${money} per maand.`,
  planKept: (plan) => `De wijziging is geannuleerd. Je behoudt ${plan}.`,
  planChosen: (plan) => `Je hebt ${plan} al gekozen.`,
  planHad: (plan) => `Je hebt ${plan} al.`,
};

export const planTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
