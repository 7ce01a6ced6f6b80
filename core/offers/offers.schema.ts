/** Cards of offers, as the API says them and as a bundle keeps them (decisions §7, §12). */
import { array, boolean, number, optional, string, type, type Infer } from "superstruct";

/**
 * `prc` is decimal euros a month; `t` the lines of its title, `lb` its label, `l` its features, `ih` whether it is highlighted. `d`: how long
 * its contract lasts, in words. `once`: euros that are paid once, 0 where that is worth saying. `x`: what is not included. A back end that
 * lacks one of these three leaves it out, and the card says nothing of it.
 */
export const OfferCard = type({
  i: string(),
  wpId: string(),
  t: array(string()),
  prc: number(),
  lb: string(),
  l: array(string()),
  d: optional(string()),
  once: optional(number()),
  x: optional(array(string())),
  images: array(string()),
  ih: boolean(),
});
export type OfferCard = Infer<typeof OfferCard>;

export const Offers = type({ mobile: array(OfferCard), internet: array(OfferCard), tv: array(OfferCard), landline: array(OfferCard) });
export type Offers = Infer<typeof Offers>;
