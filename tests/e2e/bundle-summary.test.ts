/** Journeys of the bundle's summary on the shop's page: what is in the bundle, what codes take off, and how it leads to the order. */
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { twoLines } from "#tests/bundles.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { storeBundle, openPage, said } from "./codes.ts";

const tag = "digi-bundle-summary";
const codes = {
  voucher: { code: "WELCOME10", label: "10% off for 12 months", percent: 10, months: 12 },
  dealerCare: { code: "DEALER-BRU", label: "digi Shop Brussels", dealer: "digi Shop Brussels" },
};

test("shows that the pack is empty, or its lines, discounts and total, and leads to builder or order [C-129]", async ({ page }) => {
  const empty = await openPage(page, "shop-summary", tag);
  await expect(empty).toContainText("Your pack is empty.");
  await expect(empty.getByRole("link", { name: "Choose a plan" })).toHaveAttribute("href", pathOf("bundle", "en"));

  await storeBundle(page, { ...twoLines, promo_code: codes });
  const widget = await openPage(page, "shop-summary", tag);
  await expect(widget.getByRole("list", { name: "What you’ve chosen" }).getByRole("listitem")).toHaveText([
    /Light.*New number.*€5/,
    /Essentials.*New number.*€7/,
    /10% off for 12 months.*−€1\.20/,
  ]);
  await expect(widget).toContainText("Your dealer: digi Shop Brussels");
  await expect(widget.locator(".ui-total")).toContainText("€10.80");
  await expect(said(widget)).toHaveText(""); // A bundle that was there before is no change, so nothing is announced.
  await expect(widget.getByRole("link", { name: "Change your pack" })).toHaveAttribute("href", pathOf("bundle", "en"));
  await widget.getByRole("button", { name: "Order" }).click();
  await expect(page).toHaveURL(pathOf("order", "en"));
});

test("two tabs: a line that is removed in the builder is gone here, and the new total is said [C-129] @all", async ({ page }) => {
  await storeBundle(page);
  const widget = await openPage(page, "shop-summary", tag);
  const builderPage = await openTab(page);
  const builder = await openPage(builderPage, "bundle", "digi-configurator");
  await bringToFront(builderPage);
  await builder.getByRole("button", { name: /^Delete Light/ }).click();
  await expect(widget.getByRole("listitem")).toHaveText([/Essentials/]);
  await expect(said(widget)).toHaveText("Total: €7 a month");
  await builder.getByRole("button", { name: /^Delete Essentials/ }).click();
  await expect(widget).toContainText("Your pack is empty.");
});
