/**
 * Journeys of the options that can be added to a product, at the real API: data for a mobile line, and the international channel pack of
 * TV.
 */
import type { APIRequestContext, Locator, Page, Request, Route } from "playwright/test";
import { mobileDataOption, tvExtraOptionDisable, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { api } from "./access.ts";
import { meetEachFault } from "./dialog-faults.ts";
import { expireToken } from "./ended-session.ts";
import { fakeCall, hold } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import { alert, button, question } from "./my-digi-orders.ts";
import { openProduct, panel, tab } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const dataTab = "?tab=section_mobile_data_options";
const order = "Order with obligation to pay";
const channels = "International channel pack";
const inQuestion = (page: Page, name: string): Locator => question(page).getByRole("button", { name, exact: true });
/** Returns the card of an amount of data that can be bought. */
const amount = (page: Page, name: string): Locator => panel(page).locator(".option-card").filter({ hasText: name });
/** Returns the row of the international channel pack. */
const row = (page: Page): Locator => panel(page).getByRole("listitem").filter({ hasText: channels });

async function arrive(page: Page, request: APIRequestContext, product: "mobile" | "tv"): Promise<string> {
  const { email } = await signInWithProducts(page, request);
  await openProduct(page, product, product === "mobile" ? dataTab : "");
  return email;
}

/** Begins to collect the Idempotency-Keys of the purchases that a page sends. */
function collectKeys(page: Page): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  const isPurchase = (sent: Request): boolean => sent.method() === "POST" && sent.url() === api + mobileDataOption.path;
  page.on("request", (sent) => void (isPurchase(sent) && keys.push(sent.headers()["idempotency-key"])));
  return keys;
}

test("data is bought once for two presses and a lost answer; the next purchase is another one; the usage is counted anew", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const lost = await loseOnce(page, /\/my-digi\.(product-options|section-text)\.js/);
  await arrive(page, request, "mobile");
  await expect(panel(page).locator(".option-card h5")).toHaveText(["1 GB of data", "5 GB of data", "10 GB of data"]);
  await expect(panel(page).locator(".option-card .ui-price")).toHaveText(["€0.50 ", "€2 ", "€3 "]);
  expect(lost()).toEqual(["/my-digi.product-options.js", "/my-digi.section-text.js"]);

  await button(page, "Buy 5 GB of data").click();
  await expect(question(page).getByRole("heading", { name: "Buy 5 GB of data?" })).toBeFocused();
  await expect(question(page)).toContainText(
    /5\sGB of data for \+32\s4\d\d.*€2, VAT included.*With your invoice of 1\s\w+.*At once, until (28|29|30|31)\s\w+/,
  );
  await inQuestion(page, "Not now").click();
  await expect(button(page, "Buy 5 GB of data")).toBeFocused();

  const keys = collectKeys(page);
  const call = `${api}${mobileDataOption.path}`;
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route(call, loseAnswer, { times: 1 });
  await button(page, "Buy 5 GB of data").click();
  const letGo = await hold(page, call);
  await pressTwice(inQuestion(page, order), { letGo });
  await expect(question(page)).toBeHidden();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("5 GB");
  await expect(amount(page, "5 GB of data")).toContainText("Bought once this month.");
  await button(page, "Buy 5 GB of data").click();
  await inQuestion(page, order).click();
  await expect(amount(page, "5 GB of data")).toContainText("Bought 2 times this month.");
  expect(new Set(keys).size, "the lost call and its repetition have one key, the next purchase another").toBe(2);
  expect(keys.length).toBeGreaterThan(2);

  await tab(page, "Usage").click();
  await expect(panel(page)).toContainText("of 30 GB");
  await page.reload();
  await expect(panel(page)).toContainText("of 30 GB");
  await tab(page, "Extra data").click();
  await expect(amount(page, "5 GB of data")).toContainText("Bought 2 times this month.");
});

test("data that was bought in another tab is not bought again by an older question @all", async ({ page, request }) => {
  await arrive(page, request, "mobile");
  const other = await openTab(page);
  await openProduct(other, "mobile", dataTab);
  await button(page, "Buy 1 GB of data").click();
  await inQuestion(page, order).click();
  await expect(amount(page, "1 GB of data")).toContainText("Bought once this month.");
  await bringToFront(other);
  const keys = collectKeys(other);
  await button(other, "Buy 1 GB of data").click();
  await expect(alert(other)).toContainText("This was bought meanwhile.");
  await expect(alert(other)).toBeFocused();
  await expect(amount(other, "1 GB of data")).toContainText("Bought once this month.");
  expect(keys).toEqual([]);
  await other.close();
});

test("the channel pack is added and switched off, with a token that expires in between; a refusal changes nothing [C-113] [C-175] [C-236] [C-237] [C-386]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await arrive(page, request, "tv");
  await expect(row(page)).toContainText("Not active");
  await expect(row(page)).toContainText("€2.50");
  await button(page, `Add ${channels}`).click();
  await expect(question(page).getByRole("heading", { name: `Add ${channels}?` })).toBeFocused();
  await expect(question(page)).toContainText("€2.50, VAT included");
  await page.keyboard.press("Escape");
  await expect(button(page, `Add ${channels}`)).toBeFocused();

  await button(page, `Add ${channels}`).click();
  const sent: unknown[] = [];
  const paths = [tvExtraOptionEnable, tvExtraOptionDisable].map(({ path }) => api + path);
  page.on("request", (one) => void (one.method() === "POST" && paths.includes(one.url()) && sent.push(one.postDataJSON())));
  const refused = await expireToken(page, paths[0] as string);
  const letGo = await hold(page, paths[0] as string);
  await pressTwice(inQuestion(page, order), { letGo, meanwhile: () => expect(row(page)).toContainText("Not active") });
  await expect(question(page)).toBeHidden();
  await expect(row(page)).not.toContainText("Not active");
  await expect(alert(page)).toBeFocused();
  expect(refused()).toBe(1);
  const names = ["address-id", "lang", "odin"];
  expect(sent.map((body) => Object.keys(body as object).toSorted())).toEqual([names, names]);
  await page.reload();
  await tab(page, "TV box").click();
  await expect(button(page, `Switch off ${channels}`), "each section has the options").toBeVisible();

  await button(page, `Switch off ${channels}`).click();
  await expect(question(page).getByRole("heading", { name: `Switch off ${channels}?` })).toBeFocused();
  await inQuestion(page, "Keep it").click();
  await expect(button(page, `Switch off ${channels}`)).toBeFocused();
  const call = await fakeCall(page, tvExtraOptionDisable);
  call.fail({ answer: { status: 409, json: { meta: { status: { error: true, code: "invalid", message: "Not now." } } } } });
  await button(page, `Switch off ${channels}`).click();
  await inQuestion(page, "Switch off").click();
  await expect(question(page).locator("[part=alert]")).toBeFocused();
  await expect(question(page).locator("[part=alert]")).toContainText("Not now.");
  await expect(row(page)).not.toContainText("Not active");
  call.pass();
  await inQuestion(page, "Switch off").click();
  await expect(question(page)).toBeHidden();
  await expect(row(page)).toContainText("Not active");
  await expect(alert(page)).toBeFocused();
  await page.reload();
  await expect(row(page)).toContainText("Not active");
});

test("a pack that was added in another tab is shown as active, and not ordered twice @all", async ({ page, request }) => {
  await arrive(page, request, "tv");
  const other = await openTab(page);
  await openProduct(other, "tv");
  await button(page, `Add ${channels}`).click();
  await inQuestion(page, order).click();
  await expect(button(page, `Switch off ${channels}`)).toBeVisible();
  await bringToFront(other);
  await button(other, `Add ${channels}`).click();
  await expect(alert(other)).toContainText("was active already");
  await expect(question(other)).toBeHidden();
  await expect(button(other, `Switch off ${channels}`)).toBeVisible();
  await other.close();
});

async function addChannels(page: Page): Promise<void> {
  await button(page, `Add ${channels}`).click();
  await inQuestion(page, order).click();
  await expect(button(page, `Switch off ${channels}`)).toBeVisible();
}

for (const [product, opener, press, endpoint] of [
  ["mobile", "Buy 10 GB of data", order, mobileDataOption],
  ["tv", `Add ${channels}`, order, tvExtraOptionEnable],
  ["tv", `Switch off ${channels}`, "Switch off", tvExtraOptionDisable],
] as const)
  test(`${opener}: each fault keeps the question, is said in place, and can be tried again; the session ends in between @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    const email = await arrive(page, request, product);
    if (endpoint === tvExtraOptionDisable) await addChannels(page);
    await button(page, opener).click();
    const call = await fakeCall(page, endpoint);
    await meetEachFault(page, {
      call,
      send: () => inQuestion(page, press).click(),
      expectKept: () => expect(question(page).getByRole("heading", { name: opener })).toBeVisible(),
      ...{ request, email },
    });
    await inQuestion(page, press).click();
    await expect(question(page)).toBeHidden();
    await expect(alert(page)).toBeFocused();
  });

test("the options come without a shift @all", async ({ page, request }) => {
  await arrive(page, request, "mobile");
  await tab(page, "Usage").click();
  await page.evaluate(() => document.fonts.ready);
  const letGo = await hold(page, "**/my-digi.product-options*.js");
  await page.reload();
  await tab(page, "Extra data").click();
  await expect(panel(page).locator(".ui-skeleton")).toBeVisible();
  await recordShiftsFromNow(page);
  letGo();
  await expect(panel(page).locator(".option-card")).toHaveCount(3);
  expect(await shiftsOf(page)).toEqual([]);
});
