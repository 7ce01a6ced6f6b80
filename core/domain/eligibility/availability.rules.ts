/** Decides whether internet, TV and landline can be ordered at an address (C-038, C-042, C-043, decisions §8). */
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { otherKinds, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";

export type SectionState =
  /** The section cannot be used, because there is no address, or no fibre at the address. */
  | "unavailable"
  /** The offers at the address are still being loaded. */
  | "waiting"
  | "available"
  /** The address was checked, and nothing of this kind is on offer for it. */
  | "no-fiber";

/**
 * Returns the state of a section. Where a landline is offered and internet is not, the landline cannot be ordered, because it depends on
 * internet (C-191): `prerequisites.rules.ts` decides the same of a bundle. This rule does not call it, because it is part of every page
 * that has a promo code, whose bytes are counted.
 */
export function sectionState(kind: OtherKind, hasAddress: boolean, offers: Offers | undefined): SectionState {
  if (!hasAddress) return "unavailable";
  if (!offers) return "waiting";
  const isOffered = offers[kind].length > 0 && (kind !== "landline" || offers.internet.length > 0);
  return isOffered ? "available" : "no-fiber";
}

/** Tells whether nothing at all is on offer, not even mobile plans, so that one message is shown for all sections (C-420). */
export const offersNothing = (offers: Offers | undefined): boolean =>
  offers !== undefined && offers.mobile.length === 0 && otherKinds.every((kind) => offers[kind].length === 0);
