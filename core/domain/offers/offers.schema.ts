/** Cards of offers, as the API returns them and as a bundle stores them (decisions §7, §12). */
import { boolean, number, optional, string, type, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";

/**
 * A card of an offer. `prc` is decimal euros a month; `t` the lines of its title, `lb` its label, `l` its features, `ih` whether it is
 * highlighted. `d`: the length of its contract, in words. `once`: euros that are paid once, 0 where that is worth saying. `x`: features
 * that are not included. A back end without one of these last three leaves it out, and the card does not mention it.
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
