/** The rules that decide whether an imported bundle can be ordered without further questions (decisions §8, decision 34). Pure. */
import { isWhole, addWholeLines } from "#core/domain/shared-bundle/shared-bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { withOffers } from "#core/domain/bundle/bundle.rules.ts";
import { withAddress, type BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import { applyWanted } from "#core/domain/eligibility/wanted.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { Language } from "#core/base/values/language.ts";

/**
 * Tells whether the bundle can be complete without asking for a number, a phone or a plan. Whether its products are on offer is checked
 * later. A landline always needs a question, because a link does not contain its number.
 */
export const canBeWhole = ({ wanted }: Bundle): boolean =>
  wanted.lines.every(isWhole) && wanted.landline === null && wanted.mobile === null && wanted.type === null;

/** The offers that have loaded. `there` is the wanted address with the offers at that address. */
export type Known = {
  readonly plans: Offers;
  readonly there: { readonly address: BundleAddress; readonly offers: Offers } | undefined;
  readonly language: Language;
};

/** Returns the bundle with all wanted products at today's prices, but without its codes. Undefined where a product is not on offer. */
export function allOnOffer(bundle: Bundle, { plans, there, language }: Known): Bundle | undefined {
  const withPlans = addWholeLines(withOffers(bundle, plans));
  if (withPlans.isUnknown) return undefined;
  const lines = withPlans.bundle;
  if (!there) return isMet(lines) ? lines : undefined;
  const at = withAddress({ ...lines, wanted: { ...lines.wanted, fttbAddressId: null } }, there.address, there.offers);
  const cards = applyWanted(at, there.offers, language);
  return cards.unknown.length === 0 && isMet(cards.bundle) ? cards.bundle : undefined;
}

const isMet = ({ wanted: { lines, internet, tv, landline, fttbAddressId } }: Bundle): boolean =>
  lines.length === 0 && [internet, tv, landline, fttbAddressId].every((id) => id === null);
