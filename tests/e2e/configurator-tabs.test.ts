/** Journeys in two tabs of one browser that share a bundle: an address that is chosen in one tab is shown in the other. */
import { languages } from "#core/base/values/language.ts";
import { expect, test } from "#tests/page.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { builderOn, everythingShared, fragmentOf, openBuilder, addressIds, sizes } from "./builder.ts";

for (const language of languages)
  test(`${language}: brings cards, the address and their removal to the other tab, and keeps its open section open [C-193, C-410] @all`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes["a phone"]);
    const here = await openBuilder(page, "", language);
    const page2 = await openTab(page);
    await page2.setViewportSize(sizes["a desk"]);
    const there = await openBuilder(page2, `?fttbAddressId=${addressIds.brussels}`, language);
    await expect(here.section("address").locator('[data-focus="address"]')).toContainText(/(Grand-Place|Grote Markt) 1/);
    await bringToFront(page2);
    await there.choose("internet");
    await expect(here.row("internet")).toContainText("500 Mbps");
    await bringToFront(page);
    await here.section("tv").locator('[data-focus="open-tv"]').click();
    await expect(here.section("tv").locator('button[name="tv"]').first()).toBeVisible();
    await bringToFront(page2);
    await there.choose("landline");
    await expect(here.row("landline")).toBeVisible();
    await expect(here.section("tv").locator('button[name="tv"]').first(), "it stands open in this tab").toBeVisible();
    await there.choose("tv");
    await expect(here.row("tv")).toContainText("TV + Essentials");
    await bringToFront(page);
    await here.actions("address").last().click();
    for (const name of ["internet", "tv", "landline"] as const) await expect(there.row(name)).toHaveCount(0);
    await expect(there.section("internet").locator(".builder-prompt")).toBeVisible();
    await here.undo.click();
    await expect(there.row("landline")).toBeVisible();
    for (const { total } of [here, there]) await expect(total).toHaveText(/19[.,]50/);
  });

test("brings the answers of a landline to the other tab, but not into a field in use, and holds the order back [C-135, C-410] @all", async ({
  page,
}) => {
  const here = await openBuilder(page, fragmentOf(everythingShared));
  await expect(here.row("landline")).toBeVisible();
  const page2 = await openTab(page);
  const there = builderOn(page2);
  await openBuilder(page2);
  await here.radio("landline_phone", "keep-phone").check();
  await expect(there.radio("landline_phone", "keep-phone")).toBeChecked();
  await here.field("landline_number").fill("02 212 34 56");
  await here.field("landline_provider").selectOption({ label: "Proximus" });
  await here.field("landline_agree").check();
  await expect(there.field("landline_number")).toHaveValue("022123456");
  await expect(there.field("landline_provider")).toHaveValue("proximus");
  await expect(there.field("landline_agree")).toBeChecked();

  await here.field("landline_number").focus();
  await bringToFront(page2);
  await there.field("landline_number").fill("03 111 22 33");
  await there.field("landline_provider").selectOption({ label: "Others" });
  await there.field("landline_agree").uncheck();
  await expect(here.field("landline_provider")).toHaveValue("others");
  await expect(here.field("landline_agree")).not.toBeChecked();
  await expect(here.field("landline_number"), "it is in use").toHaveValue("02 212 34 56");
  await bringToFront(page);
  await here.field("landline_number").blur();
  await expect(here.field("landline_number")).toHaveValue("031112233");

  await bringToFront(page2);
  await there.field("landline_number").fill("03");
  await expect(here.field("landline_number")).toHaveValue("");
  await bringToFront(page);
  await here.field("landline_agree").check();
  await here.order.click();
  await expect(here.errors).toHaveText(["Please enter current phone number"]);
  await expect(here.field("landline_number")).toBeFocused();

  await bringToFront(page2);
  await there.radio("landline_phone", "new-phone").check();
  await expect(here.radio("landline_phone", "new-phone")).toBeChecked();
  await expect(here.field("landline_number")).toHaveCount(0);
});

test("a number that was kept with a landline that left is not taken for the next one's [C-135] @all", async ({ page }) => {
  const here = await openBuilder(page, fragmentOf(everythingShared));
  await here.radio("landline_phone", "keep-phone").check();
  await here.field("landline_number").fill("02 212 34 56");
  await here.actions("landline").last().click();
  await here.choose("landline");
  await here.radio("landline_phone", "keep-phone").check();
  await expect(here.field("landline_number")).toHaveValue("");
  await here.field("landline_provider").selectOption({ label: "Proximus" });
  await here.field("landline_agree").check();
  await here.order.click();
  await expect(here.errors).toHaveText(["Please enter current phone number"]);
});
