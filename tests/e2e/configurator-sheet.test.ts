/**
 * Journeys in which a visitor presses the order button in the bundle's sheet on a phone, while something is missing in the sections behind
 * the sheet.
 */
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { openBuilder, addressIds, sizes } from "./builder.ts";

test.use({ viewport: sizes["a phone"] });

test("the pack goes away, each section says what it lacks, and focus is in the first of them, in sight @all", async ({ page }) => {
  const query = `?fttbAddressId=${addressIds.brussels}&internet=internet-500&landline=landline-unlimited`;
  const { section, field, radio, openBundle, errors, total } = await openBuilder(page, query);
  await expect(total).toContainText("€12.50");
  await section("tv").locator('[data-focus="open-tv"]').click();
  const offer = section("tv").locator('button[name="tv"]').first();
  await expect(offer).toBeVisible();
  await expect(field("landline_phone").first(), "its files are there").toBeVisible();

  const pressOrder = async (): Promise<void> => {
    const bundle = await openBundle();
    await bundle.getByRole("button", { name: "Order" }).click();
    await expect(bundle).toBeHidden();
  };
  await pressOrder();
  await expect(errors).toHaveText(["Please select your favorite package", "Please select your phone number"]);
  await expect(section("tv").locator("[part=error]")).toHaveCount(1);
  await expect(offer).toBeFocused();
  await expect(offer).toBeInViewport();

  await section("tv").getByRole("button", { name: "Close" }).click();
  await pressOrder();
  await expect(errors).toHaveText(["Please select your phone number"]);
  await expect(field("landline_phone").first()).toBeFocused();
  await expect(field("landline_phone").first()).toBeInViewport();
  await radio("landline_phone", "keep-phone").check();
  await pressOrder();
  await expect(errors).toHaveCount(3);
  await expect(field("landline_number")).toBeFocused();
  await expect(field("landline_number")).toBeInViewport();
  await radio("landline_phone", "new-phone").check();
  await (await openBundle()).getByRole("button", { name: "Order" }).click();
  await expect(page).toHaveURL(new RegExp(pathOf("order", "en")));
});

test("which of the homes is meant is asked for before all else @all", async ({ page }) => {
  const query = `?fttbAddressId=FTTB-1000-1-01-16&internet=internet-500&landline=landline-unlimited`;
  const { section, field, openBundle, errors, total } = await openBuilder(page, query);
  await expect(total).toContainText("€12.50");
  await expect(field("landline_phone").first(), "its files are there").toBeVisible();
  const box = section("address").getByLabel("Which box is yours?");
  await expect(box).toBeVisible();
  const bundle = await openBundle();
  await bundle.getByRole("button", { name: "Order" }).click();
  await expect(bundle).toBeHidden();
  await expect(errors).toHaveText(["Please select your box", "Please select your phone number"]);
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
});
