import { describe, expect, test } from "vitest";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import { withAgreedPrice } from "#core/domain/order/order.rules.ts";

const line = (wpId: string, prc: number): PriceChange["lines"][number] => ({ kind: "mobile", wpId, t: ["Plan"], prc });
const voucher = { code: "WELCOME10", label: "Less", percent: 10, months: 12 };
const dealerCare = { code: "DEALER-BRU", label: "Shop" };

describe("an order at the prices that were agreed to", () => {
  test("promises the sum of its lines to the cent, and keeps everything else", () => {
    const order = { bundlesPrice: 0, promo_code: { voucher: null, dealerCare }, lang: "en" };
    expect(withAgreedPrice(order, { total: 0.3, lines: [line("1", 0.1), line("2", 0.2)] })).toEqual({ ...order, bundlesPrice: 0.3 });
  });

  test("loses a voucher that is not among them, and takes one as it is now", () => {
    const order = { bundlesPrice: 10, promo_code: { voucher: { ...voucher, percent: 50 }, dealerCare: null } };
    expect(withAgreedPrice(order, { total: 10, lines: [line("1", 10)] }).promo_code.voucher).toBeNull();
    const off = { kind: "voucher" as const, wpId: null, t: ["Less"], prc: -1, code: "WELCOME10", percent: 10, months: 12 };
    expect(withAgreedPrice(order, { total: 9, lines: [line("1", 10), off] })).toEqual({
      bundlesPrice: 10,
      promo_code: { voucher, dealerCare: null },
    });
  });
});
