/** Builds the bundle in request bodies: for the check of a code (C-356), and for the order (decisions §8). */
import { newPhone } from "#core/base/values/mobile-number.ts";
import { landlineAnswers } from "./bundle.rules.ts";
import type { Bundle, BundleCard, MobileLine } from "./bundle.schema.ts";
import type { CodeBundle, LinePayload, OrderBundle } from "./payload.schema.ts";

/** Returns the bundle in the shape that the requests to `/voucher` and `/dealer-code` carry. */
export const codeBundleOf = ({ mobile, internet, tv, landline }: Bundle): CodeBundle => ({
  mobile: mobile.cards.map(linePayload),
  internet: idsOf(internet.card),
  tv: idsOf(tv.card),
  landline: idsOf(landline.card),
});

/**
 * Returns the bundle in the shape that an order carries. A landline whose number is not kept gets a new number from the provider, and names
 * no operator.
 */
export function orderBundleOf(bundle: Bundle): OrderBundle {
  const { card, currentPhone } = bundle.landline;
  const answers = currentPhone ? landlineAnswers(bundle.landline) : { phone: newPhone, phoneProvider: null, landline_agree: false };
  return { ...codeBundleOf(bundle), landline: card && { ...idsOf(card), ...answers } };
}

/**
 * Returns a mobile line in the shape of requests. `new_phone` holds the line's number, also where it is a kept one, because no other field
 * of the specification could carry it.
 */
const linePayload = ({ i, wpId, phone, sim, provider, portability_provider, subscription }: MobileLine): LinePayload =>
  ({ i, wpId, new_phone: phone, sim, provider, portability_provider, subscription }) as LinePayload;

function idsOf(card: BundleCard): { i: string; wpId: string };
function idsOf(card: BundleCard | null): { i: string; wpId: string } | null;
function idsOf(card: BundleCard | null) {
  return card && { i: card.i, wpId: card.wpId };
}
