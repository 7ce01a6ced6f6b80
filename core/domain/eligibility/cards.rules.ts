/**
 * The kinds of offers of which an address has at most one each: internet, TV and landline. Pure; an action that is not possible returns the
 * bundle unchanged.
 */
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { cardOf, lacksPrerequisite, priced, withoutInvalidCards, withoutCard, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";

/** Chooses a card in place of the one before: there is never more than one of a kind (C-193). The answers given for a landline stay. */
export function chooseCard(bundle: Bundle, kind: OtherKind, offer: OfferCard): Bundle {
  if (lacksPrerequisite(bundle, kind)) return bundle;
  const chosen = { selected: true, card: cardOf(offer) };
  if (kind === "internet") return priced({ ...bundle, internet: chosen });
  return priced({ ...bundle, [kind]: { ...bundle[kind], ...chosen, selectedCard: offer.i } });
}

/** Removes a card together with the cards that depend on it: a landline, and TV where no mobile line is left (C-191, decisions §8). */
export const dropCard = (bundle: Bundle, kind: OtherKind): Bundle =>
  bundle[kind].card ? withoutInvalidCards(withoutCard(bundle, kind)) : bundle;

/** Opens a section so that the visitor can choose, or closes a section in which nothing was chosen. */
export const showSection = (bundle: Bundle, kind: OtherKind, selected: boolean): Bundle =>
  bundle[kind].card || bundle[kind].selected === selected ? bundle : { ...bundle, [kind]: { ...bundle[kind], selected } };

/** Returns the kinds of the cards that were removed along with another card. `except`: the kind that the visitor removed. */
export const leftAlong = (before: Bundle, after: Bundle, except?: OtherKind): readonly OtherKind[] =>
  (["internet", "tv", "landline"] as const).filter((kind) => kind !== except && before[kind].card !== null && after[kind].card === null);
