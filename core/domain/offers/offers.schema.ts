/** The cards of offers, as the API returns them and as a bundle stores them (decisions §7, §12). */
import { boolean, number, optional, string, type, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";

/**
 * The card of an offer. `prc` is the monthly price in decimal euros, `t` the lines of its title, `lb` its label, `l` its features; `ih`
 * tells whether it is highlighted. Three fields are optional: `d` is the length of the contract in words, `once` a one-off price in euros
 * (0 where that is worth showing), `x` the features that are not included.
 */
export const OfferCard = type({
  i: string(),
  wpId: string(),
  t: list(string(), 10),
  prc: number(),
  lb: string(),
  l: list(string(), 50),
  d: optional(string()),
  once: optional(number()),
  x: optional(list(string(), 50)),
  images: list(string(), 20),
  ih: boolean(),
});
export type OfferCard = Infer<typeof OfferCard>;

const cards = list(OfferCard, 100);
export const Offers = type({ mobile: cards, internet: cards, tv: cards, landline: cards });
export type Offers = Infer<typeof Offers>;
