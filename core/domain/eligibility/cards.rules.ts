/**
 * Chooses and removes the cards of internet, TV and landline, of which an address has at most one each. All functions are pure; an action
 * that is not possible returns the bundle unchanged.
 */
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { cardOf, lacksPrerequisite, priced, withoutInvalidCards, withoutCard, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";

/**
 * Chooses a card in place of the chosen one of its kind: there is never more than one of a kind (C-193). Answers given for a landline stay.
 */
export function chooseCard(bundle: Bundle, kind: OtherKind, offer: OfferCard): Bundle {
  if (lacksPrerequisite(bundle, kind)) return bundle;
  const chosen = { selected: true, card: cardOf(offer) };
  if (kind === "internet") return priced({ ...bundle, internet: chosen });
  return priced({ ...bundle, [kind]: { ...bundle[kind], ...chosen, selectedCard: offer.i } });
}

/**
 * Removes a card together with the cards that depend on it: a landline with internet, and TV with internet where no mobile line is left
 * (C-191, decisions §8).
 */
export const dropCard = (bundle: Bundle, kind: OtherKind): Bundle =>
  bundle[kind].card ? withoutInvalidCards(withoutCard(bundle, kind)) : bundle;

/** Opens a section so that the visitor can choose, or closes a section in which nothing was chosen. */
export const showSection = (bundle: Bundle, kind: OtherKind, selected: boolean): Bundle =>
  bundle[kind].card || bundle[kind].selected === selected ? bundle : { ...bundle, [kind]: { ...bundle[kind], selected } };

/**
 * Returns the kinds of the cards that were removed because they depended on another card. `except` is the kind that the visitor removed.
 */
export const leftAlong = (before: Bundle, after: Bundle, except?: OtherKind): readonly OtherKind[] =>
  (["internet", "tv", "landline"] as const).filter((kind) => kind !== except && before[kind].card !== null && after[kind].card === null);
