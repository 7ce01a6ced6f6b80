/** The offers that an address has one of each: internet, TV and landline. Pure. */
import type { OfferCard } from "#core/offers/offers.schema.ts";
import { cardOf, emptyBundle, priced, type BundleItem } from "./bundle.rules.ts";
import type { Bundle } from "./bundle.schema.ts";

export type OtherKind = Exclude<BundleItem["kind"], "mobile">;

/** In place of the one before: there is never more than one of a kind (C-193). What was answered for a landline stays. */
export function chooseCard(bundle: Bundle, kind: OtherKind, offer: OfferCard): Bundle {
  const chosen = { selected: true, card: cardOf(offer) };
  if (kind === "internet") return priced({ ...bundle, internet: chosen });
  return priced({ ...bundle, [kind]: { ...bundle[kind], ...chosen, selectedCard: offer.i } });
}

/** A landline is there only with internet (C-191): it goes along, with its answers. */
export function dropCard(bundle: Bundle, kind: OtherKind): Bundle {
  if (!bundle[kind].card) return bundle;
  const { landline } = emptyBundle;
  return priced({ ...bundle, [kind]: emptyBundle[kind], ...(kind === "internet" && { landline }) });
}
