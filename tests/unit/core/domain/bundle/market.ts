/** What is on offer for whoever tries rules on whole bundles: what the reference API offers, at addresses that it knows. */
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { offersAt } from "#demo/api/domain/offer-cards.ts";
import { offerCard } from "./samples.ts";

/** Cents a month, on their own: not by the rules that are tried. */
export const planCents: Readonly<Record<string, number>> = {
  "mobile-light": 500,
  "mobile-essentials": 700,
  "mobile-max": 1100,
  "mobile-ultimate": 1500,
  "mobile-odd": 10,
};
export const cardCents: Readonly<Record<string, number>> = {
  "internet-500": 1000,
  "internet-1000": 1500,
  "internet-10000": 2000,
  "tv-essentials-nl": 700,
  "tv-essentials-fr": 700,
  "tv-max-nl": 1200,
  "tv-max-fr": 1200,
  "landline-unlimited": 250,
};

/** Shown yesterday, and unknown to the API: a sum of ten cents is none that floating point has. */
export const odd = offerCard("mobile-odd", "1105", ["Odd"], 0.1);

/** `only`: the widget shows less than the API has there. */
type MarketAddress = { readonly fttbAddressId: string; readonly only?: (offers: Offers) => Pick<Offers, OtherKind> };

/** With all, without TV, without internet, with one internet offer alone. */
export const addresses = [
  { fttbAddressId: "FTTB-1000-1-01-1" },
  { fttbAddressId: "FTTB-9000-1-01-10" },
  { fttbAddressId: "FTTB-4000-1-01-5" },
  {
    fttbAddressId: "FTTB-2000-1-01-50",
    only: ({ internet }: Offers) => ({ internet: internet.filter(({ i }) => i === "internet-1000"), tv: [], landline: [] }),
  },
] as const satisfies readonly MarketAddress[];

export const publicUrl = "https://api.example";

const known = new Map<string, Offers>();

/** @param at the address's number; undefined before an address is known */
export function offersOf(language: Language, at: number | undefined, hasOdd: boolean): Offers {
  const key = `${language} ${at} ${hasOdd}`;
  const address: MarketAddress | undefined = at === undefined ? undefined : addresses[at];
  const offers = known.get(key) ?? offersFor(language, address, hasOdd);
  known.set(key, offers);
  return offers;
}

function offersFor(language: Language, address: MarketAddress | undefined, hasOdd: boolean): Offers {
  const offers: Offers = offersAt(address && addressOf(address.fttbAddressId), { language, publicUrl });
  return { ...offers, ...address?.only?.(offers), mobile: hasOdd ? [...offers.mobile, odd] : offers.mobile };
}
