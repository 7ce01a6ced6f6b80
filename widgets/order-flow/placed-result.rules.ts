/** The rules for what the confirmation knows of an order: what is stored for a reload, and what is only shown (decisions §8). Pure. */
import type { PlacedResult, Thanked } from "#core/features/order-result/stored-result.schema.ts";
import type { OrderedKinds } from "#core/features/order-timeline/order-timeline.rules.ts";
import { itemsOf } from "#core/domain/bundle/bundle.rules.ts";
import { simCardCount } from "#core/domain/bundle/lines.rules.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { wholeBundlePrice } from "#core/domain/bundle/overview.rules.ts";
import { addressLine } from "#core/domain/eligibility/address.rules.ts";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import { maskedEmail } from "#core/base/values/masked-email.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import { needsSlot, type FlowAddress, type Order } from "./order-flow.rules.ts";

/** Returns the facts of an accepted order that the tab stores. The order and the bundle are those that were sent. */
export function placedResultOf(answer: PlacedOrder, order: Order, bundle: Bundle): PlacedResult {
  const { orderId, newAccount, warnings, notices, withdrawUntil, steps, total } = answer;
  const { email } = thankedOf(order, undefined);
  return {
    orderId,
    newAccount,
    warnings: warnings.map(({ code }) => code),
    ...(notices && { notices: notices.map(({ code }) => code) }),
    kinds: kindsOf(bundle),
    price: orderedPrice(total, bundle),
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

/** Returns the whole price of the order, with the total that the API has named. */
function orderedPrice(total: number, bundle: Bundle): PlacedResult["price"] {
  const { later, onceCents = 0 } = wholeBundlePrice(bundle);
  return { cents: centsOfEuros(total), ...(later && { later }), onceCents };
}

/**
 * Returns what the confirmation shows of the customer until the page is left.
 *
 * @param firstName the first name of the customer who is signed in
 * @param names the names of the customer's address in the page's language, which replace those in which the address was given
 */
export function thankedOf(
  { orderer, account, clientAddress }: Order,
  firstName: string | undefined,
  names?: Partial<FlowAddress> | null,
): Thanked {
  const address = clientAddress && { ...clientAddress, ...names };
  const isCustomer = orderer?.kind === "account";
  const person = orderer?.kind === "identified" ? orderer.person : undefined;
  return {
    firstName: isCustomer ? firstName : (person?.firstName ?? person?.fullName),
    email: isCustomer ? orderer.email : account?.email,
    address: address ? `${addressLine(address)}, ${address.postalCode} ${address.city}` : undefined,
  };
}

/** Returns the products of an order in so far as the confirmation depends on them. */
function kindsOf(bundle: Bundle): OrderedKinds {
  const lines = bundle.mobile.cards;
  const kinds = itemsOf(bundle).map(({ kind }) => kind);
  const simCards = simCardCount(bundle);
  const keepsLandline = bundle.landline.card !== null && bundle.landline.currentPhone === true;
  const hasVisit = kinds.includes("internet") || kinds.includes("landline");
  return {
    simCards,
    eSims: lines.length - simCards,
    keptNumbers: lines.filter(({ phone }) => phone !== newPhone).length + Number(keepsLandline),
    hasVisit,
    hasTvBox: kinds.includes("tv") && !hasVisit,
  };
}
