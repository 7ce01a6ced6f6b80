/**
 * Journeys of the codes on the shop's page: they change the bundle of the browser, and the builder in another tab shows the change at once.
 */
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { builderOn } from "./builder.ts";
import { codesIn, storeBundle, openPage, said } from "./codes.ts";

const tag = "digi-promo-code";

test("without a pack it says so and leads to the builder; with one its codes can be entered [C-007, C-023, C-128, C-416, C-417]", async ({
  page,
}) => {
  const empty = await openPage(page, "shop-codes", tag);
  await expect(empty).toContainText("Your pack is empty.");
  await expect(empty.getByRole("link", { name: "Compose your pack" })).toHaveAttribute("href", pathOf("bundle", "en"));

  await storeBundle(page);
  const widget = await openPage(page, "shop-codes", tag);
  const codes = codesIn(widget);
  await expect(codes.input("voucher")).toHaveCount(0);
  await codes.answer("voucher", "yes").check();
  await codes.input("voucher").fill("nonsense");
  await codes.input("voucher").press("Enter");
  await expect(codes.error("voucher")).toHaveText("This code does not exist.");
  await codes.answer("voucher", "no").check();
  await expect(codes.input("voucher")).toHaveCount(0);
  await codes.answer("voucher", "yes").check();
  await expect(codes.input("voucher")).toHaveValue("nonsense");
  await codes.input("voucher").fill(" Welcome10 ");
  await codes.apply("voucher").click();
  await expect(codes.taken).toContainText("Your voucher has been applied: 10% off for 12 months.");
  await expect(widget.locator(".ui-total")).toContainText("€10.80");
  await codes.answer("dealerCare", "yes").check();
  await codes.input("dealerCare").fill("dealer-bru");
  await codes.apply("dealerCare").click();
  await expect(codes.taken).toContainText(["Voucher WELCOME10", "Your dealerThank you! digi Shop Brussels is now your dealer."]);
  await expect(widget.locator(".ui-total"), "a dealer changes no price").toContainText("€10.80");
  await page.getByRole("link", { name: "On to your pack" }).click();
  await expect(page).toHaveURL(pathOf("shop-summary", "en"));
  await expect(page.locator("digi-bundle-summary")).toContainText(/10% off for 12 months.*−€1\.20/);
});

test("the shop's pages check an address, which the builder takes, and the code of the shop, which is the dealer's [C-024, C-128, C-130] @all", async ({
  page,
}) => {
  const check = await openPage(page, "shop-check", "digi-fiber-check");
  const typeIn = (name: string, text: string): Promise<void> => check.locator(`[name="${name}"]`).fill(text);
  await typeIn("postalCode", "1000");
  await expect(check.locator('[name="street"]')).toBeEnabled();
  for (const [name, text] of [
    ["street", "Grand-Place"],
    ["number", "1"],
  ] as const) {
    await typeIn(name, text);
    await check.getByRole("option", { name: text, exact: true }).click();
  }
  await expect(check.locator('button[type="submit"]')).toBeEnabled();
  await check.locator('button[type="submit"]').click();
  await expect(check.getByRole("radio").first(), "its offers have come").toBeChecked();
  await check.getByRole("link", { name: "Compose my pack" }).click();
  const { section, row } = builderOn(page);
  await expect(section("address").locator("strong")).toHaveText("Grand-Place 1");
  await expect(row("internet")).toContainText("Fibre + 500 Mbps");
  await expect(page, "the id has left the address bar").toHaveURL(pathOf("bundle", "en"));

  await storeBundle(page);
  const widget = await openPage(page, "shop-codes", tag);
  const codes = codesIn(widget);
  for (const answer of ["yes", "no"] as const) await expect(codes.answer("dealerCare", answer)).not.toBeChecked();
  await expect(codes.input("dealerCare")).toHaveCount(0);
  await codes.answer("dealerCare", "yes").check();
  await codes.input("dealerCare").fill("WELCOME10");
  await codes.apply("dealerCare").click();
  await expect(codes.error("dealerCare"), "a voucher is none").toHaveText("This code does not exist.");
  await codes.input("dealerCare").fill("dealer-bru");
  await codes.apply("dealerCare").click();
  await expect(widget).toContainText("digi Shop Brussels");
  await expect(widget.locator(".ui-total")).toContainText("€12");
});

test("two tabs: what is entered on the shop's page counts in the builder, and what is removed there is gone here [C-137] @all", async ({
  page,
}) => {
  await storeBundle(page);
  const builderPage = await openTab(page);
  const builder = (await openPage(builderPage, "bundle", "digi-configurator")).locator("aside");
  const widget = await openPage(page, "shop-codes", tag);
  const codes = codesIn(widget);
  await codes.answer("voucher", "yes").check();
  await codes.input("voucher").fill("WELCOME10");
  await codes.apply("voucher").click();
  await expect(codes.taken).toBeVisible();
  await expect(builder.locator('[data-kind="discount"]')).toHaveText(/−€1\.20/);
  await bringToFront(builderPage);
  await codesIn(builder).remove("WELCOME10").click();
  await bringToFront(page);
  await expect(codes.taken).toHaveCount(0);
  await expect(codes.answer("voucher", "yes")).toBeVisible();
  await expect(said(widget)).toBeAttached();
});
