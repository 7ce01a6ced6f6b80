/** Rules for the order as it is sent (C-376), made from what the steps have filled in. Pure. */
import { orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { itemsOf, priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import type { FlowOrder, OrderAddress } from "#core/domain/order/order.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { legalFormNumber } from "#core/base/values/legal-form.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { isFixed, needsSlot, type FlowAddress, type Order } from "./order-flow.rules.ts";

/** Returns the order as it is sent; undefined when a step is not done, which does not happen to anybody who sees the review. */
export function flowOrderOf(order: Order, bundle: Bundle, lang: Language): FlowOrder | undefined {
  const { orderer, account, clientAddress, sameBillingAddress, billingAddress } = order;
  const payment = paymentOf(order);
  if (!orderer || orderer.kind === "known" || !clientAddress || sameBillingAddress === null || !payment) return undefined;
  const isAccount = orderer.kind === "account";
  if (!isAccount && !account) return undefined;
  return {
    account: isAccount ? null : account,
    clientInfo: isAccount ? null : personOf(order),
    extra: isAccount ? null : { itsme_uuid: orderer.uuid, itsme_code: orderer.code },
    bundle: orderBundleOf(bundle),
    clientAddress: travelling(clientAddress),
    billingAddress: sameBillingAddress || !billingAddress ? null : travelling(billingAddress),
    installAddress: installAddressOf(order, bundle),
    order: {
      sameBillingAddress,
      orderToMyself: order.orderFor === "myself",
      orderToCompany: companyOf(order, lang),
      portability: isFixed(order) ? switchOf(order) : null,
      installation: needsSlot(order) ? slotOf(order) : null,
      payment,
      startEarly: order.startEarly,
    },
    bundlesPrice: bundle.bundlesPrice,
    promo_code: bundle.promo_code,
    lang,
  };
}

function installAddressOf(order: Order, { address: { box } }: Bundle): FlowOrder["installAddress"] {
  const { fttbAddressId } = order;
  return isFixed(order) && fttbAddressId !== null ? { fttbAddressId, ...(box && { box }) } : null;
}

/**
 * Returns the body of the request for the contract summary: the same as the order will be placed with. Undefined when nothing is in the
 * bundle.
 */
export function summaryBodyOf(order: Order, bundle: Bundle, lang: Language): SummaryRequest | undefined {
  if (itemsOf(bundle).length === 0) return undefined;
  return { bundle: orderBundleOf(bundle), promo_code: bundle.promo_code, installAddress: installAddressOf(order, bundle), lang };
}

/** Returns the person. What the app said stays as it said it; the visitor's own words fill in what it did not say (decisions §6). */
function personOf({ orderer, account, phone, birthdate }: Order): FlowOrder["clientInfo"] {
  if (orderer?.kind !== "identified") return null;
  const typed = {
    ...(account && { email: account.email }),
    ...(phone !== null && { phoneNumber: phonePrefix + phone }),
    ...(birthdate !== null && { birthdate }),
  };
  return { ...typed, ...orderer.person };
}

/** Returns the company. The number of its legal form is that of the language in which the order is sent (C-181, C-182, decisions §3). */
function companyOf({ orderFor, company }: Order, lang: Language): FlowOrder["order"]["orderToCompany"] {
  return orderFor === "company" && company ? { ...company, legalForm: legalFormNumber(company.legalForm, lang) } : null;
}

/** Returns the switch of a customer who switches, now or later (C-152); null for anybody else. */
function switchOf({ portability }: Order): FlowOrder["order"]["portability"] {
  if (portability?.choice !== 1) return null;
  if (portability.later) return { currentProvider: null, customerNumber: null, switchNumber: null };
  const { choice: _choice, later: _later, ...given } = portability;
  return given;
}

/** Returns the slot of the visit (C-153). */
function slotOf({ installation }: Order): FlowOrder["order"]["installation"] {
  if (!installation) return null;
  const { fttbAddressId: _of, ...slot } = installation;
  return slot;
}

/** Returns the payment (C-154, decisions §8). */
function paymentOf({ method, iban }: Order): FlowOrder["order"]["payment"] | undefined {
  if (method === "others") return { manualTransfer: true };
  return method === "debit" && iban !== null ? { directDebit: { debitPaymentIban: iban } } : undefined;
}

/** Returns an address without the name of the town, which is only displayed. */
const travelling = ({ city: _city, ...address }: FlowAddress): OrderAddress => address;

/**
 * Returns the bundle at the prices that `price_changed` named and the visitor agreed to. A voucher that is not among the lines of the
 * change is removed.
 */
export function atNewPrices(bundle: Bundle, { lines }: PriceChange): Bundle {
  const priceOf = <Card extends { readonly wpId: string; readonly prc: number }>(card: Card): Card => {
    const line = lines.find(({ wpId }) => wpId === card.wpId);
    return line ? { ...card, prc: line.prc } : card;
  };
  const { mobile, internet, tv, landline, promo_code } = bundle;
  const { voucher } = promo_code;
  const discount = voucher && lines.find(({ code }) => code === voucher.code);
  return priced({
    ...bundle,
    mobile: { ...mobile, cards: mobile.cards.map(priceOf) },
    internet: { ...internet, card: internet.card && priceOf(internet.card) },
    tv: { ...tv, card: tv.card && priceOf(tv.card) },
    landline: { ...landline, card: landline.card && priceOf(landline.card) },
    promo_code: {
      ...promo_code,
      voucher: voucher && discount ? { ...voucher, ...(discount.percent !== undefined && { percent: discount.percent }) } : null,
    },
  });
}
