/** Tests the accessibility of the bundle summary in every state, language, width and colour scheme. */
import type { Page } from "playwright/test";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { expect, test } from "#tests/page.ts";
import { storedBundle, onePlanToFinish, withInternet } from "#tests/bundles.ts";
import { expectSound } from "./looks.ts";
import { open as bring, type Stage } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-bundle-summary";
const promo_code = {
  voucher: { code: "WELCOME10", label: "10% off for 12 months", percent: 10, months: 12 },
  dealerCare: { code: "DEALER-BRU", label: "digi Shop Brussels", dealer: "digi Shop Brussels" },
};

/**
 * Returns the stored text of a bundle that was stored an hour ago. A test lets the page fail to store the bundle again, and the page does
 * not store one again that it has stored a moment ago.
 */
const keptAWhileAgo = (bundle: Bundle): string =>
  JSON.stringify({ ...(JSON.parse(storedBundle(bundle)) as object), savedAt: Date.now() - 3_600_000 });

async function open(page: Page, bundle?: Bundle): Promise<Stage> {
  await page.goto("/demo-pages/empty");
  await page.evaluate((kept) => (kept ? localStorage.setItem("appState", kept) : localStorage.clear()), bundle && keptAWhileAgo(bundle));
  const stage = await bring(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

test("bundle summary: no pack, one to finish, a pack with codes, a browser that keeps nothing", async ({ page }) => {
  const empty = await open(page);
  await expect(empty.widget.getByText("Your pack is empty.")).toBeVisible();
  await expectSound(empty, "no pack");
  const begun = await open(page, onePlanToFinish);
  await expect(begun.widget.getByText("Your pack isn’t finished yet.")).toBeVisible();
  await expectSound(begun, "a pack to finish");

  const stage = await open(page, { ...withInternet, promo_code });
  await expect(stage.widget.getByText("Your dealer: digi Shop Brussels")).toBeVisible();
  await expectSound(stage, "a pack with codes");
  await page.evaluate(
    () =>
      (Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      }),
  );
  await stage.widget.getByRole("button", { name: /^(Order|Bestellen|Commander)$/ }).click();
  await expect(stage.alert).toContainText("We can’t take your pack to the order");
  await expectSound(stage, "a browser that keeps nothing");
});
