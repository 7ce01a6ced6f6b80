/** What of internet, TV and landline can be had (C-038, C-042, C-043, decisions §8). Pure. */
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { otherKinds, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";

export type SectionState =
  /** There is no address, or no fibre at it. */
  | "unavailable"
  /** The offers at the address are on their way. */
  | "waiting"
  | "available"
  /** The check succeeded, and nothing of that kind is on offer there. */
  | "no-fiber";

/** A landline needs an internet subscription: where none is on offer, it cannot be had (decisions §8). */
export function sectionState(kind: OtherKind, hasAddress: boolean, offers: Offers | undefined): SectionState {
  if (!hasAddress) return "unavailable";
  if (!offers) return "waiting";
  const isOffered = offers[kind].length > 0 && (kind !== "landline" || offers.internet.length > 0);
  return isOffered ? "available" : "no-fiber";
}

/** Nothing at all, not even mobile: that is said once (C-420). */
export const offersNothing = (offers: Offers | undefined): boolean =>
  offers !== undefined && offers.mobile.length === 0 && otherKinds.every((kind) => offers[kind].length === 0);
