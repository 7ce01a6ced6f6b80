/** The offers with which tests check rules on whole bundles: those of the reference API, at addresses that it knows. */
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { offersAt } from "#demo/api/domain/offer-cards.ts";
import { offerCard } from "./samples.ts";

/** The monthly price of each plan in cents, written down here so that it does not come from the rules under test. */
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

/** An offer that was shown yesterday and is unknown to the API. Its price of ten cents has no exact floating-point value. */
export const odd = offerCard("mobile-odd", "1105", ["Odd"], 0.1);

/** An address with its offers. With `only`, the widget shows fewer offers than the API has at the address. */
type MarketAddress = { readonly fttbAddressId: string; readonly only?: (offers: Offers) => Pick<Offers, OtherKind> };

/** Addresses with different offers: all, without TV, without internet, and with one internet offer alone. */
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

/**
 * Returns the offers at an address.
 * @param at the position in `addresses`; undefined before an address is known
 */
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
