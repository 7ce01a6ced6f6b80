/** This module makes the database rows of an order whose body passed all checks, with pure functions. */
import { legalFormOf } from "#core/base/values/legal-form.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import type { StoredCompany } from "#demo/api/db/schema-orders.ts";
import { isFlowOrder, slotOf } from "./order-check.rules.ts";
import type { Terms } from "./order-text.rules.ts";
import type { OrderBody, Placing } from "./placing.ts";
import { needsTechnician, startsAt, type Ordering } from "./starts.rules.ts";
import { hasEsim, keptNumberOf, simCardsIn, type Item } from "./items.rules.ts";

/**
 * Returns the terms of an order, such as its price and payment method, for its rows, its mail and its confirmation. An order of the
 * customer area has no payment method, and starts early only where its body says so.
 */
export function termsOf(body: OrderBody, { items, price, shared }: Placing, placedAtMs: number): Terms {
  const order = isFlowOrder(body) ? body.order : undefined;
  const payment = order && ("directDebit" in order.payment ? "directDebit" : "manualTransfer");
  return {
    items,
    price,
    isCompany: Boolean(order?.orderToCompany),
    payment: payment ?? null,
    startEarly: (isFlowOrder(body) ? body.order.startEarly : body.startEarly) ?? false,
    visit: shared ? (shared.slot ?? "awaited") : visitOf(body, items),
    sharedWith: shared?.number,
    deliverTo: simCardsIn(items).length > 0 ? storedDelivery(body) : null,
    placedAtMs,
  };
}

function visitOf(body: OrderBody, items: readonly Item[]): Ordering["visit"] {
  if (!needsTechnician(items)) return "none";
  return slotOf(body) ?? "awaited";
}

type Sent = { readonly body: OrderBody; readonly language: Language };

/** Returns the row of the order itself, without its number, which the database gives. */
export function orderRowOf({ body, language }: Sent, { orderer, owner, price, summary, shared }: Placing, terms: Terms) {
  const { email, firstName, lastName, phone } = orderer;
  return {
    accountId: owner.account?.id ?? null,
    personHash: orderer.by.kind === "newcomer" ? orderer.by.attempt.nationalNumberHash : null,
    email,
    firstName,
    lastName,
    phone,
    language,
    installAddress: installAddressIdOf(body),
    startEarly: terms.startEarly,
    visitOrderId: shared?.orderId ?? null,
    contractSummary: summary?.id ?? null,
    voucher: price.voucher?.code ?? null,
    totalCents: price.totalCents,
    placedAt: new Date(terms.placedAtMs),
    ...(isFlowOrder(body) ? answersOf(body) : { deliveryAddress: body.deliveryAddress && storedAddress(body.deliveryAddress) }),
  };
}

/**
 * Returns the address of installation as `address-id` writes it: with the box behind it where there is one (decisions §9); null when
 * nothing is installed.
 */
export const installAddressIdOf = ({ installAddress: at }: Pick<OrderBody, "installAddress">): string | null =>
  at && (at.box === undefined ? at.fttbAddressId : `${at.fttbAddressId}~${at.box}`);

/** Returns the address to which an order sends its SIM cards: that of the visitor, or the one that a customer has chosen. */
function storedDelivery(body: OrderBody) {
  const address = isFlowOrder(body) ? body.clientAddress : body.deliveryAddress;
  return address && storedAddress(address);
}

const storedAddress = ({ fttbAddressId, box }: FlowOrder["clientAddress"]) => ({ fttbAddressId, box });

function answersOf({ clientAddress, billingAddress, order, promo_code }: FlowOrder) {
  const { payment, portability, orderToCompany } = order;
  return {
    clientAddress: storedAddress(clientAddress),
    billingAddress: billingAddress && storedAddress(billingAddress),
    company: orderToCompany && companyOf(orderToCompany),
    iban: "directDebit" in payment ? payment.directDebit.debitPaymentIban : null,
    portability,
    dealerCode: promo_code.dealerCare?.code ?? null,
  };
}

function companyOf({ legalForm, ...company }: NonNullable<FlowOrder["order"]["orderToCompany"]>): StoredCompany {
  const form = legalFormOf(legalForm);
  if (!form) throw new Error("a legal form that was not checked");
  return { ...company, legalForm: form };
}

/** Returns the fields of an order line other than the id and the number of its card. */
function detailsOf({ item }: Item): object {
  const { i: _offer, wpId: _wpId, ...details } = item;
  return details;
}

type Written = Pick<Placing, "items" | "owner"> & { readonly installAt: string | null; readonly terms: Terms };

/** Returns the rows of an order's lines, in the order of the items. */
export const lineRowsOf = ({ items }: Pick<Written, "items">) =>
  items.map((item, position) => ({ ...cardRowOf(item), position, details: detailsOf(item) }));

/** Returns the rows of the products that the customer will have, with the start of each product. */
export function productRowsOf({ items, owner, installAt, terms }: Written) {
  const { placedAtMs: nowMs, startEarly, visit } = terms;
  const orderedAt = new Date(nowMs);
  return items.map((item, position) => {
    const startMs = startsAt(item, { nowMs, startEarly, visit });
    return {
      ...cardRowOf(item),
      accountId: owner.account?.id ?? null,
      position,
      phone: keptNumberOf(item),
      sim: item.kind === "mobile" ? (hasEsim(item) ? ("esim" as const) : ("sim" as const)) : null,
      address: item.kind === "mobile" ? null : installAt,
      status: "ordered" as const,
      startsAt: startMs === null ? null : new Date(startMs),
      orderedAt,
    };
  });
}

const cardRowOf = ({ kind, card }: Item) => ({ kind, offer: card.i, wpId: card.wpId, cents: centsOfEuros(card.prc) });
