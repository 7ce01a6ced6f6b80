/** The rule for the whole price after a refusal because of another price (decisions §8). Pure. */
import { centsOfEuros, type Cents, type WholePrice } from "#core/base/values/money.ts";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import { wholePriceOf } from "#core/domain/bundle/price.rules.ts";

/** Returns the price that the API names now. What is paid once is not part of its answer, and does not change. */
export function newPriceOf({ total, lines }: PriceChange, onceCents: Cents = 0): WholePrice {
  const voucher = lines.find(({ kind }) => kind === "voucher");
  const totalCents = centsOfEuros(total);
  const discountCents = voucher ? -centsOfEuros(voucher.prc) : 0;
  return wholePriceOf({ totalCents, discountCents, sumCents: totalCents + discountCents }, voucher?.months, onceCents);
}
