/**
 * This module computes the price of an order from the catalogue, with pure functions. The prices that a page sends are only compared with
 * that price.
 */
import type { PriceChange, PricedLine } from "#core/domain/order/order.contract.ts";
import type { AreaOrder, FlowOrder } from "#core/domain/order/order.schema.ts";
import { priceOfItems, type BundlePrice } from "#core/domain/bundle/price.rules.ts";
import { centsOfEuros, eurosOfCents } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Item } from "./items.rules.ts";
import { findVoucher } from "./promo-codes.ts";

export type Price = BundlePrice & {
  readonly voucher: { readonly code: string; readonly label: string; readonly percent: number; readonly months?: number } | undefined;
};

/** Computes the price in cents. A voucher that is not valid gives no discount. */
export function priceOf(items: readonly Item[], voucherCode: string | undefined, language: Language): Price {
  const found = voucherCode === undefined ? undefined : findVoucher(voucherCode, language);
  const voucher = found && { ...found, percent: found.percent ?? 0 };
  const cents = items.map(({ card }) => centsOfEuros(card.prc));
  return { ...priceOfItems(cents, voucher?.percent), voucher };
}

type Quoted = Pick<FlowOrder, "bundlesPrice" | "promo_code"> | Pick<AreaOrder, "bundlesPrice">;

/**
 * Tells whether the total that the page has shown beside its order button equals the computed price. It differs where the page has counted
 * a voucher that is invalid or gives another discount. An order of the customer area takes no voucher, and its total may be missing.
 */
export function matchesQuote(quoted: Quoted, price: Price): boolean {
  const { bundlesPrice } = quoted;
  const percent = "promo_code" in quoted ? quoted.promo_code.voucher?.percent : undefined;
  return (bundlesPrice === undefined || centsOfEuros(bundlesPrice) === price.sumCents) && (percent ?? 0) === (price.voucher?.percent ?? 0);
}

const lineOf = ({ kind, card }: Item): PricedLine => ({ kind, wpId: card.wpId, t: card.t, prc: card.prc });

/** Returns the new price with its lines, in decimal euros, so that the page can ask the visitor to agree to it. */
export function priceChange(items: readonly Item[], { voucher, discountCents, totalCents }: Price): PriceChange {
  const { code, label, percent, months } = voucher ?? { code: "", label: "", percent: 0 };
  const discount: PricedLine = {
    kind: "voucher",
    wpId: null,
    t: [label],
    prc: -eurosOfCents(discountCents),
    code,
    percent,
    ...(months !== undefined && { months }),
  };
  return { total: eurosOfCents(totalCents), lines: [...items.map(lineOf), ...(voucher ? [discount] : [])] };
}
