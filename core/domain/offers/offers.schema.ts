/** Cards of offers, as the API says them and as a bundle keeps them (decisions §7, §12). */
import { boolean, number, optional, string, type, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";

/**
 * `prc` is decimal euros a month; `t` the lines of its title, `lb` its label, `l` its features, `ih` whether it is highlighted. `d`: how long
 * its contract lasts, in words. `once`: euros that are paid once, 0 where that is worth saying. `x`: what is not included. A back end that
 * lacks one of these three leaves it out, and the card says nothing of it.
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
