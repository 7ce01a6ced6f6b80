/** Sample offers, mobile lines and bundles on which tests try rules. */
import { emptyBundle, priced } from "#core/domain/bundle/bundle.rules.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { keepsNumber, withNumber, withOperator } from "#core/domain/eligibility/landline.rules.ts";
import type { Bundle, MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { confirmLine, openAdd, type NewLine } from "#core/domain/bundle/lines.rules.ts";
import type { OfferCard, Offers } from "#core/domain/offers/offers.schema.ts";
import type { Language } from "#core/base/values/language.ts";

export const offerCard = (i: string, wpId: string, t: readonly string[], prc: number, more: Partial<OfferCard> = {}): OfferCard => ({
  i,
  wpId,
  t: [...t],
  prc,
  lb: "",
  l: [],
  images: [],
  ih: false,
  ...more,
});

const suffix: Readonly<Record<Language, string>> = { en: "plan", fr: "forfait", nl: "abonnement" };

/** Returns the API's offers in a language. */
export const offersIn = (language: Language): Offers => ({
  mobile: [
    offerCard("mobile-light", "1101", ["Light", suffix[language]], 5),
    offerCard("mobile-essentials", "1102", ["Essentials", suffix[language]], 7, { ih: true }),
    offerCard("mobile-odd", "1105", ["Odd", suffix[language]], 0.1),
  ],
  internet: [],
  tv: [],
  landline: [],
});
export const offers = offersIn("en");
export const [light, essentials] = offers.mobile as [OfferCard, OfferCard];
export const fibre500 = offerCard("internet-500", "1201", ["Fibre", "500 Mbps"], 10, { ih: true });
export const fibre1000 = offerCard("internet-1000", "1202", ["Fibre", "1 Gbps"], 15);
export const tvMax = offerCard("tv-max", "1302", ["TV", "Max"], 12);
export const landline = offerCard("landline-unlimited", "1401", ["Landline"], 2.5);

const planOf = ({ i, wpId, t, prc }: OfferCard) => ({ i, wpId, t, prc });

export const newLine = (plan: OfferCard = light, more: Partial<NewLine> = {}): NewLine => ({
  ...planOf(plan),
  phone: "new-phone",
  sim: { name: "SIM card", mobile: null },
  provider: "",
  portability_provider: { id: "", name: "" },
  subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
  ...more,
});

export const keptLine = (plan: OfferCard = light, phone = "+32470123456"): NewLine => ({
  ...newLine(plan),
  phone,
  sim: { name: "eSIM", mobile: "apple-iphone-15" },
  provider: "Mobile Vikings",
  portability_provider: { id: "mobile-vikings", name: "Mobile Vikings" },
  subscription: { portability: "postpaid", current_sim_card: "", first_digits: phone.slice(3, 7), customer_number: "1002003" },
});

export const withLine = (bundle: Bundle, line: NewLine): Bundle => confirmLine(openAdd(bundle), line);
export const bundleOf = (...lines: NewLine[]): Bundle => lines.reduce(withLine, emptyBundle);
/** A bundle of two mobile lines: one with a new number, and one whose number the customer keeps. */
export const twoLines = bundleOf(newLine(light), keptLine(essentials));
export const linesOf = ({ mobile }: Bundle): readonly MobileLine[] => mobile.cards;

/** Returns the bundle with internet added, and with a landline whose number the customer keeps. */
export const withKeptLandline = (bundle: Bundle): Bundle =>
  withOperator(withNumber(keepsNumber(chooseCard(chooseCard(bundle, "internet", fibre500), "landline", landline), true), "022123456"), {
    id: "orange-belgium",
    name: "Orange Belgium",
  });

export const withPromo = (bundle: Bundle, voucher: number | undefined, dealerCare?: number): Bundle =>
  priced({
    ...bundle,
    promo_code: {
      voucher: voucher === undefined ? null : { code: "WELCOME10", label: `${voucher} % off`, percent: voucher },
      dealerCare: dealerCare === undefined ? null : { code: "DEALER-BRU", label: "Dealer", percent: dealerCare },
    },
  });
