/** Makes the order that a page sends again after the API has answered `price_changed`, for tests of the API. */
import { eurosOfCents, sumOf } from "#core/base/values/money.ts";
import { offerCents } from "#core/domain/offers/offers.rules.ts";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";

type Priced = Pick<FlowOrder, "bundlesPrice" | "promo_code">;

/**
 * Returns the order with the new prices of a `price_changed` response, to which the visitor has agreed; sent again with them, the order is
 * accepted. A voucher that is not among the lines is removed.
 */
export function withAgreedPrice<Order extends Priced>(order: Order, { lines }: PriceChange): Order {
  const items = lines.filter(({ kind }) => kind !== "voucher");
  const voucher = lines.find(({ kind }) => kind === "voucher");
  return {
    ...order,
    bundlesPrice: eurosOfCents(sumOf(items.map(offerCents))),
    promo_code: {
      ...order.promo_code,
      voucher: voucher
        ? {
            code: voucher.code ?? "",
            label: voucher.t.join(" + "),
            ...(voucher.percent !== undefined && { percent: voucher.percent }),
            ...(voucher.months !== undefined && { months: voucher.months }),
          }
        : null,
    },
  };
}
