/** The cards of offers, as the API returns them and as a bundle stores them (decisions §7, §12). */
import { boolean, number, optional, string, type, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";

/** Features that belong together: `t` is the group's title, and each of the lines `l` says by itself what it is about (C-162). */
export const FeatureGroup = type({ t: string(), l: list(string(), 50) });
export type FeatureGroup = Infer<typeof FeatureGroup>;

/**
 * The card of an offer. `prc` is the monthly price in decimal euros, `t` the lines of its title, `lb` its label, `l` its features, which
 * are in groups on cards of TV; `ih` tells whether it is highlighted. Three fields are optional: `d` is the length of the contract in
 * words, `once` a one-off price in euros (0 where that is worth showing), `x` the features that are not included.
 */
export const OfferCard = type({
  i: string(),
  wpId: string(),
  t: list(string(), 10),
  prc: number(),
  lb: string(),
  l: list(oneOf(string(), FeatureGroup), 50),
  d: optional(string()),
  once: optional(number()),
  x: optional(list(string(), 50)),
  images: list(string(), 20),
  ih: boolean(),
});
export type OfferCard = Infer<typeof OfferCard>;

/** The lowest monthly price of each kind that is offered only at an address, in decimal euros. */
const FromPrices = type({ internet: number(), tv: number(), landline: number() });
export type FromPrices = Infer<typeof FromPrices>;

const cards = list(OfferCard, 100);
/** The offers. `from` may be there where no address was given, so that prices are seen before one is (decisions §8). */
export const Offers = type({ mobile: cards, internet: cards, tv: cards, landline: cards, from: optional(FromPrices) });
export type Offers = Infer<typeof Offers>;
