/** Journeys that check which files the builder fetches and when, and that nothing moves while offers are loaded. */
import type { Locator, Page } from "playwright/test";
import { addressById } from "#core/domain/eligibility/linked-address.contract.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { ways } from "#tests/widgets.ts";
import { expect, test } from "#tests/page.ts";
import { recordShifts, recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { everythingShared, fragmentOf } from "./builder.ts";
import { fakeCall, hold } from "./fake-api.ts";

const tag = "digi-configurator";
const widget = (page: Page): Locator => page.locator(tag);
const section = (page: Page, name: string): Locator => widget(page).getByRole("region", { name, exact: true });

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(pathOf("bundle", "en") + query);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
}

const line = (w: string) => ({ w, s: "s" });
/**
 * Removes the offers from what the browser stores of the bundle, so that the page has only the stored bundle at first and has to load the
 * offers.
 */
const forgetOffers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("appState") ?? "null") as { bundle: { default_bundle: unknown } };
    kept.bundle.default_bundle = null;
    localStorage.setItem("appState", JSON.stringify(kept));
  });

test("each section's files come when it opens, and none of them before @all", async ({ page }) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const part = /\/configurator\.(\w+)\.js$/.exec(request.url())?.[1];
    if (part !== undefined && part in (ways[tag]?.parts ?? {})) fetched.add(part);
  });
  const parts = (): Promise<string[]> => page.waitForLoadState("networkidle").then(() => [...fetched].toSorted());
  const bundle = widget(page).getByRole("complementary", { name: "Your pack" });
  await open(page);
  expect(await parts()).toEqual([]);
  await widget(page).getByRole("button", { name: "Add a mobile plan" }).click();
  await widget(page).locator('[name="favorite_package"][value="mobile-light"]').check();
  expect(await parts()).toEqual(["line"]);
  await widget(page).locator('[name="phone"][value="new-phone"]').check();
  await widget(page).getByRole("button", { name: "Add to my pack" }).click();
  // With a product in the bundle, the part for codes is loaded.
  await expect(bundle.getByRole("radio")).toHaveCount(4);
  expect(await parts()).toEqual(["codes", "line"]);
  await widget(page).getByRole("button", { name: "Add address", exact: true }).click();
  await expect(widget(page).locator('[name="postalCode"]')).toBeVisible();
  expect(await parts()).toEqual(["address", "codes", "line"]);
  await bundle.getByRole("button", { name: "Your first bills" }).click();
  await expect(bundle.locator("details")).toHaveCount(2);
  expect(await parts()).toEqual(["address", "bill", "codes", "line"]);
  await bundle.getByRole("button", { name: "Share" }).click();
  await expect(bundle.getByRole("figure")).toBeVisible();
  expect(await parts()).toEqual(["address", "bill", "codes", "line", "share"]);

  await open(page, "?fttbAddressId=FTTB-1000-1-01-1&internet=internet-500");
  await expect(section(page, "Internet").getByRole("button", { name: "Delete Fibre + 500 Mbps" })).toBeVisible();
  fetched.clear();
  await section(page, "Landline").getByRole("button", { name: "Choose a landline" }).click();
  await expect(section(page, "Landline").getByRole("button", { name: "Choose Landline" })).toBeVisible();
  expect(await parts()).toEqual(["offers"]);
  await section(page, "Landline").getByRole("button", { name: "Choose Landline" }).click();
  await expect(widget(page).locator('[name="landline_phone"]')).toHaveCount(2);
  expect(await parts()).toEqual(["landline", "offers"]);
});

for (const [where, size] of Object.entries({ "a phone": { width: 390, height: 2400 }, "a desk": { width: 1280, height: 2400 } })) {
  test(`nothing moves while the address of a link and what is on offer there are on their way, on ${where} @all`, async ({ page }) => {
    // The whole page is visible in this window, because a shift below the window is not counted.
    await page.setViewportSize(size);
    const lookup = await fakeCall(page, addressById);
    const offers = await fakeCall(page, bundleOffers);
    const letAddressGo = lookup.hold();
    await recordShifts(page);
    await open(page, "?fttbAddressId=FTTB-1000-1-01-1");
    const moved = async (): Promise<string[]> => (await shiftsOf(page)).filter(({ value }) => value >= 0.0005).map((one) => one.moved);
    await expect(section(page, "Mobile")).toContainText("From €5 a month");
    await expect(section(page, "Your address")).toContainText("Looking up what’s on offer…");
    expect(await moved(), "the plans have come").toEqual([]);
    const letOffersGo = offers.hold();
    letAddressGo();
    await expect(section(page, "Your address")).toContainText("Grand-Place 1: Looking up what’s on offer…");
    expect(await moved(), "the address has come").toEqual([]);
    letOffersGo();
    await expect(section(page, "Landline").getByRole("button", { name: "Choose a landline" })).toBeVisible();
    expect(await moved(), "its offers have come").toEqual([]);
  });

  /** The content that a section has only once the offers are there. */
  const offered = {
    "two plans": (page: Page) => section(page, "Internet").getByText("From €10 a month"),
    everything: (page: Page) => section(page, "Internet").getByRole("button", { name: "Change Fibre + 500 Mbps" }),
  };
  for (const [what, kept] of [
    ["two plans", { m: [line("1101"), line("1103")] }],
    ["everything", everythingShared],
  ] as const) {
    test(`nothing moves while what is on offer comes to a pack of ${what} that the browser has kept, on ${where} @all`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const isWhole = what === "everything";
      const offers = await fakeCall(page, bundleOffers);
      const stands = async (): Promise<void> => {
        await expect(widget(page).locator(".builder-line")).toHaveCount(isWhole ? 5 : 2);
        await expect(widget(page).locator(".codes")).toBeAttached();
        await expect(widget(page).locator(".code-taken")).toHaveCount(isWhole ? 1 : 0);
        await expect(widget(page).locator('[name="landline_phone"]')).toHaveCount(isWhole ? 2 : 0);
      };
      await open(page, fragmentOf(kept));
      await stands();
      await forgetOffers(page);
      const letGo = offers.hold();
      await page.reload();
      await stands();
      await expect(offered[what](page)).toHaveCount(0);
      await recordShiftsFromNow(page);
      letGo();
      await expect(offered[what](page)).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

for (const [where, size] of Object.entries({ "a phone": { width: 390, height: 2600 }, "a desk": { width: 1280, height: 2400 } })) {
  test(`nothing moves while the file of a kept landline's questions is on its way, on ${where} @all`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, fragmentOf(everythingShared));
    const questions = widget(page).locator('[name="landline_phone"]');
    const stands = async (): Promise<void> => {
      await expect(section(page, "TV").getByRole("button", { name: "Change TV + Max in Dutch" })).toBeVisible();
      await expect(widget(page).locator(".code-taken")).toHaveCount(1);
    };
    await stands();
    await expect(questions).toHaveCount(2);
    let letGo = (): void => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/configurator.landline.*js", (route) => isLetGo.then(() => route.continue()));
    await page.reload();
    await stands();
    await expect(section(page, "Landline").locator(".ui-skeleton")).toBeAttached();
    await recordShiftsFromNow(page);
    letGo();
    await expect(questions).toHaveCount(2);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const [language, codes] of [
  ["en", { v: "WELCOME10" }],
  ["fr", { d: "DEALER-BRU" }],
  ["nl", { v: "WELCOME10", d: "DEALER-BRU" }],
] as const) {
  test(`nothing moves in ${language} while the file of ${Object.values(codes).join(" and ")}, which are taken, is on its way @all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 2400 });
    const bundle = Buffer.from(JSON.stringify({ m: [{ w: "1101", s: "s" }], ...codes })).toString("base64url");
    await page.goto(`${pathOf("bundle", language)}#digi=1.${bundle}`);
    const taken = widget(page).locator(".code-taken");
    await expect(taken).toHaveCount(Object.keys(codes).length);
    let letGo = (): void => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/configurator.codes.*js", (route) => isLetGo.then(() => route.continue()));
    await page.reload();
    await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
    await expect(widget(page).locator(".pack-codes .ui-part[data-waiting], .pack-codes .ui-skeleton").first()).toBeAttached();
    await expect(taken).toHaveCount(0);
    // The offers and the row of the chosen plan are shown, whose space could not be reserved before.
    await expect(widget(page).locator(".builder-line").first()).toBeVisible();
    await expect(widget(page).locator(".builder-sections .ui-skeleton")).toHaveCount(0);
    await recordShiftsFromNow(page);
    letGo();
    await expect(taken).toHaveCount(Object.keys(codes).length);
    expect((await shiftsOf(page)).filter(({ value }) => value >= 0.0005).map((one) => one.moved)).toEqual([]);
  });
}

test("nothing moves where the server says late whose dealer's page it is @all", async ({ page }) => {
  const letGo = await hold(page, "**/dealer-code");
  await open(page);
  await page
    .locator("main")
    .evaluate((main) => (main.innerHTML = '<digi-configurator dealer="DEALER-BRU" loading="eager"></digi-configurator>'));
  const bundle = widget(page).getByRole("complementary", { name: "Your pack" });
  await expect(bundle.getByRole("radio"), "both are asked for meanwhile").toHaveCount(4);
  const totalTop = (): Promise<number> => bundle.locator(".ui-total").evaluate((total) => total.getBoundingClientRect().top + scrollY);
  const before = await totalTop();
  letGo();
  await expect(bundle).toContainText("digi Shop Brussels");
  expect(await totalTop()).toBe(before);
});
