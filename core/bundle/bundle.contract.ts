/** Offers of an address (P-255, decisions §7). */
import { array, boolean, nullable, number, object, string, type, type Infer } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";

/** `prc` is decimal euros a month; `t` the lines of its title, `lb` its label, `l` its features, `ih` whether it is highlighted. */
export const OfferCard = type({
  i: string(),
  wpId: string(),
  t: array(string()),
  prc: number(),
  lb: string(),
  l: array(string()),
  images: array(string()),
  ih: boolean(),
});
export type OfferCard = Infer<typeof OfferCard>;

/** `fttbId: null` asks for the default bundle: what can be ordered without an address. */
export const bundleOffers = endpoint({
  method: "POST",
  path: "/bundle-configurator",
  encoding: "json",
  answer: type({ mobile: array(OfferCard), internet: array(OfferCard), tv: array(OfferCard), landline: array(OfferCard) }),
  idempotent: true,
  spec: {
    id: "bundle.offers",
    summary: "Offers at an address, or the default bundle",
    query: object({ lang: string() }),
    body: object({ fttbId: nullable(string()) }),
    codes: ["not_found"],
  },
});
