/** Cards of offers, as the API says them and as a bundle keeps them (decisions §7, §12). */
import { array, boolean, number, string, type, type Infer } from "superstruct";

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

export const Offers = type({ mobile: array(OfferCard), internet: array(OfferCard), tv: array(OfferCard), landline: array(OfferCard) });
export type Offers = Infer<typeof Offers>;
