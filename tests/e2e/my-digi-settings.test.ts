/** Journeys of the settings of a mobile line and of internet, at the real API. Each uses a customer that no other journey uses. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { internetPublicIpv4, internetBooster, mobilePremiumNumbers } from "#core/domain/customer/product-changes.contract.ts";
import { settingsBundleLimit, settingsSimCardName, settingsWifiPassword } from "#core/domain/customer/settings.contract.ts";
import { expectSaid, recordHeard } from "#tests/a11y/heard.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { api, recordEvents, traces } from "./access.ts";
import { expireToken } from "./ended-session.ts";
import { fakeCall, hold } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import { alert, area, button, errors, question } from "./my-digi-orders.ts";
import { said, tab } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const toggle = (page: Page, name: string): Locator => area(page).getByRole("switch", { name });

async function arrive(page: Page, request: APIRequestContext, product: "mobile" | "internet"): Promise<void> {
  await signInWithProducts(page, request);
  await open(page, product);
}

async function open(page: Page, product: "mobile" | "internet"): Promise<void> {
  await page.goto(`/en/my-digi/my-products/${product}?tab=section_${product}_settings`);
  await expect(area(page).locator(".ui-settings")).toBeVisible();
}

/** Collects what the page writes to the console from now on, and the addresses that it asks for. */
function hear(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on("console", (message) => void heard.push(message.text()));
  page.on("request", (request) => void heard.push(request.url()));
  return heard;
}

/** Returns a text with everything that the page shows outside of its tags, or stores. */
async function toldBy(page: Page): Promise<string> {
  const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  return [await traces(page), session, JSON.stringify(await page.context().storageState({ indexedDB: true }))].join("\n");
}

test("the WiFi password is changed on a phone, with a token that expires in between [C-108] [C-343] [C-402]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize({ width: 390, height: 844 });
  const events = await recordEvents(page);
  await recordHeard(page);
  const heard = hear(page);
  const lost = await loseOnce(page, /\/my-digi\.(setting-edit|wifi-code)\.js/);
  await arrive(page, request, "internet");
  const field = area(page).getByRole("textbox", { name: "WiFi password" });
  const before = await secretOf(page, "WiFi password");
  await expect(area(page).getByRole("figure", { name: /^QR code to join the WiFi network/ })).toBeVisible();
  expect(lost()).toEqual(["/my-digi.setting-edit.js", "/my-digi.wifi-code.js"]);
  await button(page, "Hide WiFi password").click();
  await expect(area(page).getByRole("figure")).toHaveCount(0);
  await button(page, "Change WiFi password").click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  for (const [typed, text] of [
    ["", "The field cannot be empty"],
    ["1234567", "Use 8 to 63 characters"],
    ["x".repeat(64), "Use 8 to 63 characters"],
    ["jardin-été", "Use only letters without accents, digits and signs"],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press("Enter");
    await expect(errors(page)).toHaveText(text);
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
  }
  const password = "new-garden-27";
  await field.fill(password);
  const refused = await expireToken(page, `${api}/my-digi/settings/wifi_password`);
  await button(page, "Save").click();
  await expect(said(page)).toHaveText("Editing was done successfully!");
  expect(refused()).toBe(1);
  await expect(button(page, "Change WiFi password")).toBeFocused();
  const told = [await toldBy(page), await events(), await area(page).evaluate((tag) => tag.shadowRoot?.innerHTML ?? ""), ...heard].join(
    "\n",
  );
  for (const secret of [before, password]) expect(told, "the password is nowhere while it is hidden").not.toContain(secret);
  expect(told).toContain("wifi_password");
  await page.reload();
  expect(await secretOf(page, "WiFi password")).toBe(password);
});

/** Shows a secret value and returns it. A part that loads slowly announces itself afterwards, so all announcements are looked at. */
async function secretOf(page: Page, label: string): Promise<string> {
  await button(page, `Show ${label}`).click();
  await expectSaid({ page }, `${label}: shown`);
  return (await area(page).locator(".setting-secret").textContent()) ?? "";
}

test("a PUK is shown when it is asked for, hidden again, and copied, though the file of settings is lost once [C-105]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const lost = await loseOnce(page, /\/my-digi\.product-settings\.js/);
  const events = await recordEvents(page);
  await recordHeard(page);
  const heard = hear(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await arrive(page, request, "mobile");
  const puk = await secretOf(page, "PUK code");
  expect(puk).toMatch(/^\d{8}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText()), "showing copies nothing").not.toContain(puk);
  await button(page, "Hide PUK code").click();
  await expect(said(page)).toHaveText("PUK code: hidden again");
  expect(await area(page).evaluate((tag) => tag.shadowRoot?.innerHTML ?? "")).not.toContain(puk);
  await button(page, "Copy PUK code").click();
  await expect(said(page)).toHaveText("Copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(puk);
  await button(page, "Show PUK code").click();
  await expect(button(page, "Hide PUK code")).toBeVisible();
  await tab(page, "Usage").click();
  await expect(area(page).getByRole("tabpanel", { name: "Usage" })).toBeVisible();
  await expect(area(page).locator(".setting-secret")).toHaveCount(0);
  await tab(page, "Settings").click();
  await expect(button(page, "Show PUK code"), "leaving the tab hides it").toBeVisible();
  expect(lost()).toEqual(["/my-digi.product-settings.js"]);
  const told = [await toldBy(page), await events(), ...heard].join("\n");
  expect(told, "the PUK is in no event, address, log, storage and data layer").not.toContain(puk);
});

test("bad names and limits are said in place, and nothing is sent; a good limit is saved [C-103] [C-106] [C-343] @all", async ({
  page,
  request,
}) => {
  await arrive(page, request, "mobile");
  const naming = await fakeCall(page, settingsSimCardName);
  const name = area(page).getByRole("textbox", { name: "Name of the SIM card" });
  await button(page, "Change Name of the SIM card").click();
  for (const [typed, text] of [
    ["", "The field cannot be empty"],
    ["x".repeat(101), "Use at most 100 characters"],
  ] as const) {
    await name.fill(typed);
    await page.keyboard.press("Enter");
    await expect(errors(page)).toHaveText(text);
    await expect(name).toHaveValue(typed);
  }
  await page.keyboard.press("Escape");
  expect(naming.seen).toEqual([]);
  const call = await fakeCall(page, settingsBundleLimit);
  const field = area(page).getByRole("textbox", { name: "Limit beyond the bundle, per month" });
  await button(page, "Change Limit beyond the bundle, per month").click();
  for (const typed of ["", "-1", "501", "1.5", "many"]) {
    await field.fill(typed);
    await page.keyboard.press("Enter");
    await expect(errors(page)).toHaveText(typed === "" ? "The field cannot be empty" : "Enter whole euros from 0 to 500, without a comma");
    await expect(field).toHaveValue(typed);
  }
  expect(call.seen).toEqual([]);
  await field.fill("€ 075");
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText("Editing was done successfully!");
  await expect(area(page)).toContainText("€75");
  await page.reload();
  await expect(area(page)).toContainText("€75");
});

test("a switch that is refused goes back; one that is accepted stays, for its own line [C-110] [C-112] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await arrive(page, request, "mobile");
  const premium = toggle(page, "Premium numbers");
  const was = await premium.getAttribute("aria-checked");
  const isOn = was === "true" ? "false" : "true";
  const call = await fakeCall(page, mobilePremiumNumbers);
  call.fail({ answer: { json: { meta: { status: { error: true, code: "not_found", message: "We don’t know this line." } } } } });
  const letGo = call.hold();
  await premium.click();
  await expect(premium).toHaveAttribute("aria-checked", isOn);
  await expect(premium).toBeFocused();
  await page.keyboard.press("Space");
  letGo();
  await expect(premium).toHaveAttribute("aria-checked", String(was));
  await expect(alert(page)).toContainText("Nothing has changed");
  await expect(alert(page)).toContainText("We don’t know this line.");
  expect(call.seen).toHaveLength(1);
  call.pass();
  await premium.click();
  await expect(premium).toHaveAttribute("aria-checked", isOn);
  await expect(said(page)).toContainText("Premium numbers are");
  await page.reload();
  await expect(premium).toHaveAttribute("aria-checked", isOn);

  await open(page, "internet");
  const ipv4 = toggle(page, "Public IPv4 address");
  const before = await ipv4.getAttribute("aria-checked");
  const ipv4Call = await fakeCall(page, internetPublicIpv4);
  ipv4Call.fail({ answer: "none" });
  await ipv4.click();
  await expect(ipv4).toHaveAttribute("aria-checked", String(before));
  await expect(alert(page)).toContainText("We couldn’t confirm this change.", { timeout: 30_000 });
  ipv4Call.pass();
  await button(page, "Try again").click();
  await expect(said(page)).toContainText("IPv4 address");
  await expect(ipv4).not.toHaveAttribute("aria-checked", String(before));
});

test("a booster is ordered once, seen on the next page load, and taken back [C-111]", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const lost = await loseOnce(page, /\/my-digi\.booster\.js/);
  await arrive(page, request, "internet");
  await expect(area(page)).toContainText("You have no booster. The first one costs €1 a month.");
  await button(page, "Order a booster").click();
  await expect(question(page).getByRole("heading", { name: "Order a booster" })).toBeFocused();
  await expect(question(page)).toContainText("A month for boosters, with this order€1, VAT included");
  await question(page).getByRole("button", { name: "Not now" }).click();
  await expect(button(page, "Order a booster")).toBeFocused();
  expect(lost()).toEqual(["/my-digi.booster.js"]);

  await button(page, "Order a booster").click();
  const sent: unknown[] = [];
  const path = `${api}${internetBooster.path}`;
  page.on("request", (one) => void (one.url() === path && one.method() === "POST" && sent.push(one.postDataJSON())));
  const refused = await expireToken(page, path);
  const letGo = await hold(page, path);
  await pressTwice(question(page).getByRole("button", { name: "Order with obligation to pay" }), { letGo });
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("Your WiFi booster is ordered. The post brings it by");
  expect(refused()).toBe(1);
  expect(new Set(sent.map((body) => (body as { quantity: number }).quantity))).toEqual(new Set([1]));
  await page.reload();
  await expect(area(page)).toContainText("You have one booster, for €1 a month. One more costs €4 a month.");

  // A tab that was opened before the second booster was ordered does not take it back by its own order.
  const other = await openTab(page);
  await open(other, "internet");
  await button(page, "Order a booster").click();
  await question(page).getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(area(page)).toContainText("You have 2 boosters, for €5 a month. One address can’t have more.");
  await expect(button(page, "Order a booster"), "a third one cannot be ordered").toHaveCount(0);
  await bringToFront(other);
  await button(other, "Order a booster").click();
  await expect(alert(other)).toContainText("The number of your boosters has changed meanwhile.");
  await expect(area(other)).toContainText("You have 2 boosters");
  await other.close();
  await bringToFront(page);

  for (const left of ["You have one booster", "You have no booster"]) {
    await button(page, "Take a booster back").click();
    await expect(question(page).getByRole("heading", { name: "Take a booster back?" })).toBeFocused();
    await question(page).getByRole("button", { name: "Take a booster back" }).click();
    await expect(alert(page)).toContainText("You pay nothing.");
    await expect(area(page)).toContainText(left);
  }
  await page.reload();
  await expect(area(page)).toContainText("You have no booster.");
});

/** Has the API itself refuse what was typed: the call reaches it with another value, which it does not take. */
const spoil = (page: Page, path: string, value: string): Promise<unknown> =>
  page.route(`${api}${path}`, (route) => {
    const body = route.request().postDataJSON() as object | null;
    return body ? route.continue({ postData: JSON.stringify({ ...body, value }) }) : route.continue();
  });

test("what the API refuses stays in its field, with the API’s own reason [C-103, C-106, C-108] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("status of 422");
  await arrive(page, request, "mobile");
  for (const [product, { path }, label, typed, spoilt, reason] of [
    ["mobile", settingsSimCardName, "Name of the SIM card", "Dad’s phone", "x".repeat(101), "This is too long: 100 characters at most"],
    ["mobile", settingsBundleLimit, "Limit beyond the bundle, per month", "75", "501", "Enter whole euros, from 0 to 500"],
    ["internet", settingsWifiPassword, "WiFi password", "refused-27", "refused", "Use 8 to 63 characters"],
  ] as const)
    await test.step(label, async () => {
      await open(page, product);
      await spoil(page, path, spoilt);
      await button(page, `Change ${label}`).click();
      const field = area(page).getByRole("textbox", { name: label });
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await expect(errors(page)).toHaveText(reason);
      await expect(field).toHaveAccessibleDescription(new RegExp(reason));
      await expect(alert(page)).toBeFocused();
      await alert(page).getByText(`${label}: ${reason}`).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
      await page.keyboard.press("Escape");
    });
});
