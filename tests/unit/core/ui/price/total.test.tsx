import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Total } from "#core/ui/price/total.tsx";
import type { WholePrice } from "#core/base/values/money.ts";
import { wholePriceOf, priceOfItems } from "#core/domain/bundle/price.rules.ts";
import { wholeBundlePrice } from "#core/domain/bundle/overview.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { bundleOf, fibre500, light, newLine } from "#tests/unit/core/domain/bundle/samples.ts";
import { newPriceOf } from "#widgets/order-flow/review-order/new-price.rules.ts";

const bundle = bundleOf(newLine(light));
const withVoucher = (voucher: NonNullable<Bundle["promo_code"]["voucher"]>): Bundle => ({
  ...bundle,
  promo_code: { voucher, dealerCare: null },
});
const welcome = { code: "WELCOME10", label: "10% off", percent: 10 };

describe("the whole price", () => {
  test.each<[what: string, of: Bundle, price: WholePrice]>([
    ["without a discount does not change", bundle, { cents: 500, onceCents: 0 }],
    ["says what follows a discount of some months", withVoucher({ ...welcome, months: 12 }), later(450, 12, 500)],
    ["of a discount without an end does not change", withVoucher(welcome), { cents: 450, onceCents: 0 }],
    ["of a code without a discount does not change", withVoucher({ ...welcome, percent: 0, months: 12 }), { cents: 500, onceCents: 0 }],
    [
      "names what is paid once",
      chooseCard(bundle, "internet", { ...fibre500, once: 59.5 }),
      { cents: 500 + fibre500.prc * 100, onceCents: 5950 },
    ],
  ])("%s", (_what, of, price) => {
    expect(wholeBundlePrice(of)).toEqual(price);
  });

  test("is that of the example: 26.55 € for 12 months, then 29.50 €", () => {
    expect(wholePriceOf(priceOfItems([2950], 10), 12, 0)).toEqual(later(2655, 12, 2950));
  });

  test("after a refusal is the API's", () => {
    const line = { kind: "voucher", wpId: null, prc: -1, months: 6 } as const;
    expect(newPriceOf({ total: 9, lines: [{ ...line, t: ["10% off"] }] }, 0)).toEqual(later(900, 6, 1000));
    expect(newPriceOf({ total: 9, lines: [] }, 0)).toEqual({ cents: 900, onceCents: 0 });
  });
});

function later(cents: number, months: number, then: number): WholePrice {
  return { cents, later: { months, cents: then }, onceCents: 0 };
}

describe("the total", () => {
  const wordsOf = (price: WholePrice): string =>
    renderToStaticMarkup(<Total price={price} language="en" />)
      .replace(/<[^>]+>/g, "|")
      .replace(/[|\s]+/g, " ")
      .trim();

  test("says a month now, for how long, then, and what is paid once, also where that is nothing", () => {
    expect(wordsOf(later(2655, 12, 2950))).toBe("Total a month €26.55 for 12 months, then €29.50 One-off costs: €0");
    expect(wordsOf({ cents: 500, onceCents: 1000 })).toBe("Total a month €5 One-off costs: €10");
    expect(wordsOf({ cents: 500 })).toBe("Total a month €5");
  });

  test("counts one month as one", () => {
    expect(wordsOf(later(400, 1, 500))).toContain("for 1 month, then €5");
  });
});
