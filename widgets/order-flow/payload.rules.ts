/** The rules that build the request for an order from the answers of the steps (C-376). Pure. */
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

/** Returns the body of the order. Undefined where a step is incomplete, which cannot happen once the review is shown. */
export function flowOrderOf(order: Order, bundle: Bundle, lang: Language): FlowOrder | undefined {
  const { orderer, account, clientAddress, sameBillingAddress, billingAddress, startEarly } = order;
  const payment = paymentOf(order);
  if (!orderer || orderer.kind === "known" || !clientAddress || sameBillingAddress === null || !payment) return undefined;
  if (startEarly === null) return undefined;
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
      startEarly,
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

/** Returns the body of the request for the contract summary, from the same data as the later order. Undefined for an empty bundle. */
export function summaryBodyOf(order: Order, bundle: Bundle, lang: Language): SummaryRequest | undefined {
  if (itemsOf(bundle).length === 0) return undefined;
  return { bundle: orderBundleOf(bundle), promo_code: bundle.promo_code, installAddress: installAddressOf(order, bundle), lang };
}

/**
 * Returns the person who orders. Values of the identity app are sent unchanged; the visitor's input is used only for values that the app
 * did not give (decisions §6).
 */
function personOf({ orderer, account, phone, birthdate }: Order): FlowOrder["clientInfo"] {
  if (orderer?.kind !== "identified") return null;
  const typed = {
    ...(account && { email: account.email }),
    ...(phone !== null && { phoneNumber: phonePrefix + phone }),
    ...(birthdate !== null && { birthdate }),
  };
  return { ...typed, ...orderer.person };
}

/** Returns the company. The number of its legal form depends on the language of the order (C-181, C-182, decisions §3). */
function companyOf({ orderFor, company }: Order, lang: Language): FlowOrder["order"]["orderToCompany"] {
  return orderFor === "company" && company ? { ...company, legalForm: legalFormNumber(company.legalForm, lang) } : null;
}

/** Returns the data of a switch from another operator, now or later (C-152); null for a visitor who does not switch. */
function switchOf({ portability }: Order): FlowOrder["order"]["portability"] {
  if (portability?.choice !== 1) return null;
  if (portability.later) return { currentProvider: null, customerNumber: null, switchNumber: null };
  const { choice: _choice, later: _later, ...given } = portability;
  return given;
}

/** Returns the slot of the technician's visit (C-153). */
function slotOf({ installation }: Order): FlowOrder["order"]["installation"] {
  if (!installation) return null;
  const { fttbAddressId: _of, ...slot } = installation;
  return slot;
}

/** Returns the payment method of the order (C-154, decisions §8). */
function paymentOf({ method, iban }: Order): FlowOrder["order"]["payment"] | undefined {
  if (method === "others") return { manualTransfer: true };
  return method === "debit" && iban !== null ? { directDebit: { debitPaymentIban: iban } } : undefined;
}

/** Returns an address in the form in which it is sent: without the name of its town, which is only for display. */
const travelling = ({ city: _city, ...address }: FlowAddress): OrderAddress => address;

/**
 * Returns the bundle with the new prices of a `price_changed` response, which the visitor has accepted. The voucher is removed where the
 * response's lines do not contain it.
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
