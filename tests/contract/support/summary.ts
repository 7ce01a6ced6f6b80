/** Generates bundles of every kind, and the content that a contract summary of each must have. */
import fc from "fast-check";
import { emptyBundle, itemsOf, priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle as FlowBundle } from "#core/domain/bundle/bundle.schema.ts";
import { overviewLines } from "#core/domain/bundle/overview.rules.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, sumOf } from "#core/base/values/money.ts";
import { offers, type Offer } from "#demo/api/domain/offers.ts";
import { grandPlace, newLine } from "./sample-orders.ts";

export type Bundle = FlowOrder["bundle"];

export const nothing: Bundle = { mobile: [], internet: null, tv: null, landline: null };
export const idsOf = ({ i, wpId }: Offer) => ({ i, wpId });
export const lineOf = ({ i, wpId }: Offer, eSim = false) => newLine(i.replace("mobile-", ""), wpId, eSim);
export const landlineOf = (offer: Offer) => ({ ...idsOf(offer), phone: "new-phone", phoneProvider: null, landline_agree: false }) as const;

function firstOf(kind: keyof typeof offers): Offer {
  const [first] = offers[kind];
  if (!first) throw new Error(`no ${kind} is on offer`);
  return first;
}
export const light = firstOf("mobile");
export const internet = firstOf("internet");
export const tv = firstOf("tv");
export const landline = firstOf("landline");

const voucher = { code: "WELCOME10", label: "", percent: 10, months: 12 };
const dealerCare = { code: "DEALER-BRU", label: "digi Shop Brussels", dealer: "digi Shop Brussels" };
export const bodyOf = (bundle: Bundle, lang: Language, hasVoucher = false) => ({
  bundle,
  promo_code: { voucher: hasVoucher ? voucher : null, dealerCare: hasVoucher ? dealerCare : null },
  installAddress: { fttbAddressId: grandPlace },
  lang,
});

/** The headings that the regulation prescribes for a contract summary, in its order. */
export const headings: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Services and equipment",
    "Speeds of the internet service and remedies",
    "Price",
    "Duration, renewal and termination",
    "Features for end-users with disabilities",
    "Other relevant information",
  ],
  fr: [
    "Services et équipements",
    "Débits du service internet et voies de recours",
    "Prix",
    "Durée, renouvellement et résiliation",
    "Fonctions destinées aux utilisateurs finaux handicapés",
    "Autres informations utiles",
  ],
  nl: [
    "Diensten en apparatuur",
    "Snelheden van de internetdienst en rechtsmiddelen",
    "Prijs",
    "Looptijd, verlenging en beëindiging",
    "Functies voor eindgebruikers met een handicap",
    "Andere relevante informatie",
  ],
};
export const notIncluded = { en: "Not included", fr: "Non compris", nl: "Niet inbegrepen" };
export const titles = { en: "Contract summary", fr: "Récapitulatif contractuel", nl: "Samenvatting van het contract" };

const offer = (kind: keyof typeof offers) => fc.constantFrom<Offer>(...offers[kind]);
export const bundles = fc
  .record({
    mobile: fc.array(fc.tuple(offer("mobile"), fc.boolean()), { maxLength: 6 }),
    internet: fc.option(offer("internet")),
    tv: fc.option(offer("tv")),
    landline: fc.option(offer("landline")),
  })
  .filter(
    ({ mobile, internet: net, tv: television, landline: fixed }) =>
      (mobile.length > 0 || net !== null) && (net !== null || fixed === null) && mobile.length + (television ? 1 : 0) + (net ? 1 : 0) > 0,
  )
  .map((chosen) => ({
    chosen: [...chosen.mobile.map(([plan]) => plan), ...[chosen.internet, chosen.tv, chosen.landline].filter((one) => one !== null)],
    bundle: {
      mobile: chosen.mobile.map(([plan, eSim]) => lineOf(plan, eSim)),
      internet: chosen.internet && idsOf(chosen.internet),
      tv: chosen.tv && idsOf(chosen.tv),
      landline: chosen.landline && landlineOf(chosen.landline),
    },
  }));

/** Returns the bundle in the form in which the order flow stores and shows it. */
export function flowBundleOf(bundle: Bundle, chosen: readonly Offer[], hasVoucher: boolean): FlowBundle {
  const cardOf = <Wanted extends { readonly i: string }>(wanted: Wanted) => {
    const found = chosen.find(({ i }) => i === wanted.i);
    if (!found) throw new Error(`${wanted.i} was not chosen`);
    const { i, wpId, price, title } = found;
    return { i, wpId, prc: price, t: title.map((part) => (typeof part === "string" ? part : part.en)), ih: false };
  };
  const of = (wanted: { readonly i: string } | null) => ({ selected: wanted !== null, card: wanted && cardOf(wanted) });
  const cards = bundle.mobile.map(({ new_phone: phone, ...line }, id) => ({ ...cardOf(line), ...line, id, phone }));
  return priced({
    ...emptyBundle,
    mobile: { ...emptyBundle.mobile, cards },
    internet: of(bundle.internet),
    tv: { ...emptyBundle.tv, ...of(bundle.tv) },
    landline: { ...emptyBundle.landline, ...of(bundle.landline) },
    promo_code: { voucher: hasVoucher ? voucher : null, dealerCare: null },
  });
}

/**
 * Returns the amounts in cents that each line of the summary must contain: the activation; each product with its price and, for several
 * lines, their sum; and the discounts.
 */
export function amountsOf(bundle: FlowBundle): number[][] {
  const items = itemsOf(bundle).map(({ card }) => ({ ...card, cents: centsOfEuros(card.prc) }));
  const ofCards = [...new Set(items.map(({ wpId }) => wpId))].map((wpId) => {
    const cents = items.filter((one) => one.wpId === wpId).map((one) => one.cents);
    return cents.length === 1 ? cents : [cents[0] ?? Number.NaN, sumOf(cents)];
  });
  const discounts = overviewLines(bundle).flatMap(({ kind, cents }) => (kind === "discount" ? [[cents]] : []));
  return [[0], ...ofCards, ...discounts];
}

/** Returns the amounts in a text, in cents. The text may be in any of the three languages. */
export const amountsIn = (text: string): number[] =>
  [...text.replaceAll(/[\u00a0\u202f]/g, " ").matchAll(/(−?)(?:€ ?(−?)(\d+(?:[.,]\d\d)?)|(\d+(?:[.,]\d\d)?) €)/g)]
    .map(([, before, inside, first, last]) => Number((first ?? last ?? "").replace(",", ".")) * 100 * (before || inside ? -1 : 1))
    .map(Math.round);

/** Returns the pieces of a summary's HTML as lines such as `h6 Price` and `p Mobile Light: €5 a month.` */
export const piecesOf = (html: string): string[] =>
  [...html.matchAll(/<(h5|h6|p)>([^<]*)<\/\1>/g)].map(([, tag, text = ""]) => {
    const plain = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
    return `${tag} ${plain.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")}`;
  });
