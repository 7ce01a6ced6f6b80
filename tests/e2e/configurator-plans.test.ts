/** Journeys of choosing a plan: prices before an address, TV in the page's language, and the channels of TV. */
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { cmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { expect, test } from "#tests/page.ts";
import { addressIds } from "./builder.ts";
import { expectHeard, fakeCall } from "./fake-api.ts";
import { lose } from "./lost-files.ts";
import { add, bundle, button, choosePlan, field, planRow } from "./mobile-lines.ts";
import { open, section, widget } from "./sections.ts";

test("before an address each kind says its lowest price, by the call that brings the plans (decisions §8) @all", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes(bundleOffers.path) && asked.push(request.postData() ?? "")));
  await open(page);
  for (const [name, price] of [
    ["Mobile", "From €5 a month"],
    ["Internet", "From €10 a month"],
    ["TV", "From €7 a month"],
    ["Landline", "From €2.50 a month"],
  ] as const)
    await expect(section(page, name)).toContainText(price);
  expect(asked).toEqual(['{"fttbId":null}']);
});

for (const [language, first] of [
  ["fr", "TV + Essentials en français"],
  ["nl", "TV + Essentials Nederlandstalig"],
] as const)
  test(`TV stands in the page's language first, and one is the most chosen (${language}, decisions §8) @all`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `?fttbAddressId=${addressIds.brussels}`, language);
    const tv = widget(page).locator('[data-section="tv"]');
    await tv.locator('[data-focus="open-tv"]').click();
    const cards = tv.getByRole("article", { includeHidden: true });
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toHaveAccessibleName(first);
    await expect(cards.locator(".offer-word")).toHaveCount(1);
    await expect(cards.first().locator(".offer-word")).toBeVisible();
  });

test("the channels of TV come when asked for, and again after a lost file and a failed call; the focus returns to the button [C-464] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce(/Failed to load|could not be loaded/);
  const bringFile = await lose(page, "**/configurator.channels.js*");
  const channels = await fakeCall(page, cmsPage);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `?fttbAddressId=${addressIds.brussels}`);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === cmsPage.path) asked.push(search);
  });
  await section(page, "TV").getByRole("button", { name: "Choose TV" }).click();
  const see = section(page, "TV").getByRole("button", { name: "See channels: TV + Essentials in Dutch" });
  await expect(see).toBeVisible();
  expect(asked).toEqual([]);
  channels.fail({ answer: { status: 503, body: "" } });
  await see.click();
  await expectHeard(section(page, "TV").locator("[part=alert]", { hasText: "The channels could not be loaded. Try again." }));
  bringFile();
  await see.click();
  const dialog = widget(page).getByRole("dialog", { name: "Channels" });
  await expect(dialog.getByRole("heading", { name: "Channels" })).toBeFocused();
  await expectHeard(dialog.locator("[part=alert]"));
  channels.pass();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("rowheader")).toHaveCount(21);
  await expect(dialog.getByRole("table", { name: "A sample of 21 channels" })).toBeVisible();
  expect(asked[0]).toBe("?path=channels&lang=en");
  await page.keyboard.press("Escape");
  await expect(see).toBeFocused();
  const before = asked.length;
  await see.click();
  await expect(dialog.getByRole("rowheader")).toHaveCount(21);
  expect(asked).toHaveLength(before);
});

test("a line that is being filled in is listed as incomplete with its price, beside the total of the others @all", async ({ page }) => {
  await open(page, "?mobile=mobile-light");
  const overview = bundle(page);
  await expect(planRow(page, "Light")).toBeChecked();
  await expect(overview.getByRole("listitem")).toHaveText("LightTo complete€5");
  await expect(overview).toContainText("To complete: €5");
  await choosePlan(page, "Essentials");
  await expect(overview.getByRole("listitem")).toHaveText("EssentialsTo complete€7");
  await page.reload();
  await expect(overview.getByRole("listitem")).toHaveText("EssentialsTo complete€7");
  await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
  await button(page, "Add to my pack").click();
  await expect(overview.getByRole("listitem")).toHaveText(/^EssentialsNew number€7/);
  await expect(overview).not.toContainText("To complete");
  await page.setViewportSize({ width: 320, height: 700 });
  await add(page).click();
  await choosePlan(page, "Light");
  await expect(button(page, /^Show your pack/)).toContainText("To complete: €5");
});
