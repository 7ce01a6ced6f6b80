/** Tests that the discount of a code is the same to the cent on the page, at the API and on the bill. */
import { describe, expect, test } from "vitest";
import { emptyBundle, priced } from "#core/domain/bundle/bundle.rules.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { overviewLines, totalCents } from "#core/domain/bundle/overview.rules.ts";
import { discountOf } from "#core/base/values/money.ts";
import { findVoucher } from "#demo/api/domain/promo-codes.ts";
import { priceOf } from "#demo/api/domain/pricing.rules.ts";
import { offerCard } from "#tests/unit/core/domain/bundle/samples.ts";
import type { Item } from "#demo/api/domain/items.rules.ts";

const voucher = findVoucher("WELCOME10", "en") ?? null;

describe("10 % of every sum from 0.01 to 200.00 €", () => {
  const sums = Array.from({ length: 20_000 }, (_, index) => index + 1);

  test("is half up to the cent, counted in whole numbers", () => {
    for (const cents of sums) expect(discountOf(cents, 10)).toBe(Math.floor((cents + 5) / 10));
  });

  test("is the page's and the API's alike", () => {
    const differing = sums.filter((cents) => {
      const card = offerCard("internet-500", "1201", ["Fibre"], cents / 100);
      const chosen = priced({ ...chooseCard(emptyBundle, "internet", card), promo_code: { voucher, dealerCare: null } });
      const api = priceOf([{ kind: "internet", item: card, card } satisfies Item], "WELCOME10", "en");
      const [line, discount] = overviewLines(chosen);
      // A discount of less than half a cent is none, and has no line.
      const shown = discount?.cents ?? 0;
      return line?.cents !== api.sumCents || -shown !== api.discountCents || totalCents(chosen) !== api.totalCents;
    });
    expect(differing).toEqual([]);
  });

  test("of several cards is counted on their sum, not on each", () => {
    const cards = [0.05, 0.05, 0.05].map((euros, index) => offerCard(`${index}`, `${index}`, ["Odd"], euros));
    const items = cards.map((card): Item => ({ kind: "internet", item: card, card }));
    expect(priceOf(items, "WELCOME10", "en")).toMatchObject({ sumCents: 15, discountCents: 2, totalCents: 13 });
  });
});
