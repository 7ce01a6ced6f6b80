/** The rules for what the confirmation knows of an order: what is stored for a reload, and what is only shown (decisions §8). Pure. */
import type { OrderedPrice, PlacedResult, Thanked } from "#core/features/order-result/stored-result.schema.ts";
import { kindsOf } from "#core/features/order-timeline/order-timeline.rules.ts";
import { itemsOf } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { bundlePrice } from "#core/domain/bundle/overview.rules.ts";
import { addressLine } from "#core/domain/eligibility/address.rules.ts";
import { onceCents } from "#core/domain/offers/offers.rules.ts";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import { maskedEmail } from "#core/base/values/masked-email.ts";
import { centsOfEuros, sumOf } from "#core/base/values/money.ts";
import { needsSlot, type Order } from "./order-flow.rules.ts";

/** Returns the facts of an accepted order that the tab stores. The order and the bundle are those that were sent. */
export function placedResultOf(answer: PlacedOrder, order: Order, bundle: Bundle): PlacedResult {
  const { orderId, newAccount, warnings, notices, withdrawUntil, steps } = answer;
  const { email } = thankedOf(order, undefined);
  return {
    orderId,
    newAccount,
    warnings: warnings.map(({ code }) => code),
    ...(notices && { notices: notices.map(({ code }) => code) }),
    kinds: kindsOf(bundle),
    price: priceOf(answer, bundle),
    ...slotIn(order),
    ...(withdrawUntil && { withdrawUntil }),
    ...(steps && { steps: steps.map(({ id, on }) => ({ id, on })) }),
    ...(email !== undefined && { email: maskedEmail(email) }),
  };
}

function slotIn(order: Order): Pick<PlacedResult, "slot"> {
  const { installation } = order;
  if (!installation || installation.date === null || !needsSlot(order)) return {};
  const { date, intervalValue } = installation;
  return { slot: { date, intervalValue } };
}

/** Returns the price of the order, and what it becomes when the discount of a voucher ends. */
function priceOf({ total }: PlacedOrder, bundle: Bundle): OrderedPrice {
  const { sumCents, discountCents } = bundlePrice(bundle);
  const months = bundle.promo_code.voucher?.months;
  return {
    cents: centsOfEuros(total),
    ...(discountCents > 0 && months !== undefined && { months, thenCents: sumCents }),
    onceCents: sumOf(itemsOf(bundle).map(({ kind, card }) => (kind === "mobile" ? 0 : onceCents(card)))),
  };
}

/**
 * Returns what the confirmation shows of the customer until the page is left.
 *
 * @param firstName the first name of the customer who is signed in
 */
export function thankedOf({ orderer, account, clientAddress }: Order, firstName: string | undefined): Thanked {
  const isCustomer = orderer?.kind === "account";
  const person = orderer?.kind === "identified" ? orderer.person : undefined;
  return {
    firstName: isCustomer ? firstName : (person?.firstName ?? person?.fullName),
    email: isCustomer ? orderer.email : account?.email,
    address: clientAddress ? `${addressLine(clientAddress)}, ${clientAddress.postalCode} ${clientAddress.city}` : undefined,
  };
}
