/** Tests that the page of a product stays smooth with as many cards and alerts as a customer may have. */
import { acceptBspAction, myDigiProduct, type ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { expect, test } from "#tests/page.ts";
import { dataCard, day } from "#tests/unit/widgets/my-digi/product-usage-samples.ts";
import { fakeCall } from "./fake-api.ts";
import { area, button } from "./my-digi-orders.ts";
import { openProduct, tab } from "./my-digi-product.ts";
import { countWork, expectInStep, type Work } from "./page-work.ts";
import { signInByHand } from "./signed-in.ts";

const pageOf = (cards: number, alerts: number): ProductPage => ({
  ...{ title: "Essentials", "address-id": null, "phone-nr": "470123456", addresses: [], phones: [] },
  sections: ["consumption", "alerts"].map((name) => ({ i: `section_mobile_${name}`, t: name })),
  consumption: {
    ...{ title: "Your usage", boxes: [], as_of: "2026-11-27T09:00:00Z" },
    cards: Array.from({ length: cards }, (_, at) =>
      dataCard(
        Array.from({ length: 27 }, (_day, index) => 100 + index),
        { t: `Card ${at}`, resets: day("2026-12-01") },
      ),
    ),
  },
  alerts: Array.from({ length: alerts }, (_, at) => ({
    ...{ id: `a${at}`, title: `Alert ${at}`, description: "Why." },
    actions: [{ text: "Accept", icon: "shield", action: acceptBspAction }],
  })),
});

test("24 cards and 50 alerts cost no more each than a few do, and no layout each @all", async ({ page, request }) => {
  await signInByHand(page, request);
  const call = await fakeCall(page, myDigiProduct);
  const workSince = await countWork(page);
  const usage: (readonly [number, Work])[] = [];
  const alerts: (readonly [number, Work])[] = [];
  for (const [cards, count] of [
    [3, 2],
    [3, 2],
    [12, 26],
    [24, 50],
  ] as const)
    await test.step(`${cards} cards, ${count} alerts`, async () => {
      call.answer(pageOf(cards, count));
      await workSince();
      await openProduct(page, "mobile");
      // The tables of days come after the rest, bit by bit.
      await expect(area(page).locator("details table")).toHaveCount(cards);
      usage.push([cards, await workSince()]);
      await tab(page, "alerts").click();
      await expect(button(page, "Accept")).toHaveCount(count);
      alerts.push([count, await workSince()]);
    });
  // The first page compiled what the others find compiled.
  expectInStep(usage.slice(1));
  expectInStep(alerts.slice(1));
});
