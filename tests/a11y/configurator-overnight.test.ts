/**
 * Tests the accessibility of a bundle that was stored yesterday, in every language, width and colour scheme: one price has changed, one
 * offer is gone, and a code is no longer valid.
 */
import type { Page } from "playwright/test";
import { priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { expect, test } from "#tests/page.ts";
import { codesIn } from "#tests/e2e/codes.ts";
import { storedBundle, twoLines, withInternet } from "#tests/bundles.ts";
import { expectSound, narrow, wide } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-configurator";
const beside = { sizes: [wide] };
const drawnUp = { sizes: [narrow] };

async function arrive(page: Page, bundle: Bundle): Promise<Stage> {
  await page.goto("/demo-pages/empty");
  await page.evaluate((kept) => localStorage.setItem("appState", kept), storedBundle(bundle));
  const stage = await bring(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

const [light, essentials] = twoLines.mobile.cards as [Bundle["mobile"]["cards"][number], Bundle["mobile"]["cards"][number]];
const gone = { ...essentials, i: "mobile-old", wpId: "1199", t: ["Old"] };

test("configurator: old and new prices beside the sections and drawn up, a plan that is gone, offers that left with a way back", async ({
  page,
}) => {
  const tv = { i: "tv-old", wpId: "1399", t: ["TV", "Old"], prc: 3, ih: false };
  const yesterday: Bundle = priced({
    ...withInternet,
    mobile: { ...twoLines.mobile, cards: [{ ...light, prc: 4 }, gone] },
    internet: { selected: true, card: { i: "internet-500", wpId: "1201", t: ["Fibre", "500 Mbps"], prc: 12, ih: false } },
    tv: { selected: true, selectedCard: "tv-old", card: tv },
  });
  const stage = await arrive(page, yesterday);
  const { widget } = stage;
  await expect(widget.locator(".builder-undo")).toContainText("No longer on offer at your address, and removed: TV + Old.");
  await expect(widget.locator("aside .pack-notes > li")).toHaveCount(2);
  await expectSound(stage, "old and new prices, what left, a plan that is gone", { everyWidth: true });
  await widget.getByRole("complementary", { name: "Your pack" }).getByRole("button", { name: "Order" }).click();
  await expect(widget.getByText("Change or delete the plans that are no longer on offer, then order.")).toBeVisible();
  await expectSound(stage, "a plan that is gone, told to be in the way");
  await page.setViewportSize(narrow);
  await widget.getByRole("button", { name: /^Show your pack/ }).click();
  await expect(widget.getByRole("dialog", { name: "Your pack" }).locator(".pack-notes > li")).toHaveCount(2);
  await expectSound(stage, "old and new prices, drawn up", drawnUp);
});

test("configurator: codes that no longer count for a changed pack, beside the sections and drawn up", async ({ page }) => {
  const promo_code = {
    voucher: { code: "WELCOME10", label: "10% off for 12 months", percent: 10, months: 12 },
    dealerCare: { code: "DEALER-BRU", label: "digi Shop Brussels", dealer: "digi Shop Brussels" },
  };
  for (const call of ["/voucher*", "/dealer-code*"]) {
    const status = { error: true, code: "code_refused", message: { code: "This code is for two plans." } };
    (await control(page, call)).answer({ meta: { status }, status });
  }
  const stage = await arrive(page, priced({ ...twoLines, promo_code }));
  const { widget } = stage;
  await widget.getByRole("button", { name: /^Delete Light/ }).click();
  const besides = codesIn(widget.locator("aside"));
  for (const kind of ["voucher", "dealerCare"] as const) await expect(besides.error(kind)).toContainText("no longer counts for your pack");
  await expectSound(stage, "codes that no longer count, beside the sections", beside);
  await page.setViewportSize(narrow);
  await widget.getByRole("button", { name: /^Show your pack/ }).click();
  await expect(codesIn(widget.getByRole("dialog", { name: "Your pack" })).error("voucher")).toBeVisible();
  await expectSound(stage, "codes that no longer count, drawn up", drawnUp);
});
