/** The offers that an address has one of each: internet, TV and landline. Pure; what cannot be done leaves the bundle as it is. */
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { cardOf, lacksBase, priced, settled, withoutCard, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";

/** In place of the one before: there is never more than one of a kind (C-193). What was answered for a landline stays. */
export function chooseCard(bundle: Bundle, kind: OtherKind, offer: OfferCard): Bundle {
  if (lacksBase(bundle, kind)) return bundle;
  const chosen = { selected: true, card: cardOf(offer) };
  if (kind === "internet") return priced({ ...bundle, internet: chosen });
  return priced({ ...bundle, [kind]: { ...bundle[kind], ...chosen, selectedCard: offer.i } });
}

/** What needs it goes along: a landline, and TV where no mobile line is left (C-191, decisions §8). */
export const dropCard = (bundle: Bundle, kind: OtherKind): Bundle => (bundle[kind].card ? settled(withoutCard(bundle, kind)) : bundle);

/** Opens a section to choose in, or closes one in which nothing was chosen. */
export const showSection = (bundle: Bundle, kind: OtherKind, selected: boolean): Bundle =>
  bundle[kind].card || bundle[kind].selected === selected ? bundle : { ...bundle, [kind]: { ...bundle[kind], selected } };

/** The cards that have left, each with its kind, beside what was taken out itself. */
export const leftAlong = (before: Bundle, after: Bundle, except?: OtherKind): readonly OtherKind[] =>
  (["internet", "tv", "landline"] as const).filter((kind) => kind !== except && before[kind].card !== null && after[kind].card === null);
