/**
 * Tests the accessibility of the customer area, in every language, width and colour scheme: each view as a customer sees it, and the login
 * for visitors without a session.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { signInByHand } from "#tests/e2e/signed-in.ts";
import { expectSoundView, isThere } from "./customer-area.ts";
import { expectSound, expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";

const open = (page: Page, view: string): Promise<Stage> => bring(page, tag, { attributes: `loading="eager" view="${view}"` });

async function show({ widget }: Stage, view: string): Promise<void> {
  await widget.evaluate((one, name) => one.setAttribute("view", name), view);
  await isThere(widget.page());
}

test("my digi: login, overview, my products, invoices with their details", async ({ page, request }) => {
  const anonymous = await open(page, "overview");
  await expect(anonymous.field("username")).toBeVisible();
  await expectSound(anonymous, "login");
  await signInByHand(page, request, "demo@digi.example");
  const stage = await open(page, "overview");
  await isThere(page);
  await expectSoundView(stage, "overview");
  await show(stage, "my-products");
  await expectSoundView(stage, "my products");
  await show(stage, "invoices");
  const details = stage.widget.locator("details");
  await expectSoundView(stage, "invoices", async () => {
    await expect(details.first()).toBeVisible();
    await details.evaluateAll((all) => all.slice(0, 4).forEach((one) => one.setAttribute("open", "")));
  });
});

test("my digi: how one pays, its form with mistakes, a doubt and a refusal, changed", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const stage = await open(page, "invoices");
  await isThere(page);
  await expectSoundView(stage, "how one pays");
  const { widget } = stage;
  await widget.locator(".area-section").getByRole("button").click();
  await expect(stage.field("iban")).toBeVisible();
  await stage.field("iban").fill("BE71096123456796");
  await stage.field("name").fill("");
  await stage.field("cnp-cui").fill("12");
  await page.keyboard.press("Enter");
  await expect(stage.errors).toHaveCount(2);
  await expect(widget.locator(".ui-doubt")).toBeVisible();
  await expectSound(stage, "payment method with mistakes");
  await stage.field("name").fill("Zoë Peeters");
  await stage.field("cnp-cui").fill("");
  const change = await control(page, "/my-digi/my-mobile/change-payment-method");
  change.fail("503");
  await page.keyboard.press("Enter");
  await expect(stage.alert.first()).toBeFocused();
  await expectSoundIn(page, tag, "payment method, an outage", "en");
  change.pass();
  // The message about the change stays visible until the invoices have been loaded again, so their answer is held back.
  const invoices = await control(page, "/my-digi/invoices?*");
  invoices.hold();
  await stage.field("iban").press("Enter");
  await expect(widget.locator('[part="alert"][data-tone="success"]')).toBeFocused();
  await expectSoundIn(page, tag, "payment method changed", "en");
  invoices.pass();
  await expect(widget.locator(".area-done")).toBeVisible();
  await expectSoundIn(page, tag, "how one pays now", "en");
});

test("my digi: account in its tabs, a field that is changed, password", async ({ page, request }) => {
  await signInByHand(page, request, "demo@digi.example");
  const stage = await open(page, "account");
  await isThere(page);
  await expectSoundView(stage, "personal details");
  const tab = (at: number) => stage.widget.getByRole("tab").nth(at);
  await tab(1).click();
  await expectSoundView(stage, "contact details");
  await stage.widget.getByRole("button", { name: /Phone number/ }).click();
  await stage.widget.getByRole("textbox").first().fill("12");
  await page.keyboard.press("Enter");
  await expect(stage.errors).toHaveCount(1);
  await expectSound(stage, "a wrong number");
  await page.keyboard.press("Escape");
  await tab(2).click();
  await expectSoundView(stage, "contracts");
  await tab(0).click();
  await stage.widget.getByRole("button", { name: /Change password/ }).click();
  await expect(stage.field("password-old")).toBeVisible();
  await expectSound(stage, "password");
});

test("my digi: nothing yet, nothing found, an address of somebody else, an answer that does not come", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const stage = await open(page, "overview");
  await isThere(page);
  await expectSoundIn(page, tag, "nothing ordered", "en");
  await show(stage, "invoices");
  await expectSoundIn(page, tag, "no invoices", "en");
  await page.evaluate(() => history.replaceState(null, "", "?lang=en&address-id=FTTB-2000-1-01-1"));
  await show(stage, "my-products");
  await expect(stage.alert.first()).toBeVisible();
  await expectSoundIn(page, tag, "a foreign address", "en");
  const overview = await control(page, "/my-digi/overview*");
  overview.fail("503");
  await stage.widget.evaluate((one) => one.setAttribute("view", "overview"));
  await expect(stage.alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSoundIn(page, tag, "overview did not come", "en");
});

test("my digi: the payment page in a dialog, on its way and there, and the invoice after it", async ({ page, request }) => {
  await page.addInitScript(() => Object.assign(window, { digiWidgets: { payment: "modal" } }));
  await signInByHand(page, request, "demo@digi.example");
  const stage = await open(page, "invoices");
  await isThere(page);
  const payment = await control(page, "/demo/payment/*");
  payment.hold();
  await stage.widget
    .getByRole("button", { name: /^Pay \w+ \d{4}, Invoice/ })
    .first()
    .click();
  const dialog = stage.widget.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toBeFocused();
  await expect(dialog.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "the payment page on its way");
  payment.pass();
  await expect(dialog.frameLocator("iframe").getByRole("button").first()).toBeVisible();
  await expect(dialog.locator(".ui-skeleton")).toHaveCount(0);
  await expectSound(stage, "the payment page");
  await page.clock.install();
  await page.keyboard.press("Escape");
  await expect(stage.widget).toContainText("We’re looking for your payment.");
  await expectSoundIn(page, tag, "looking for the payment", "en");
});
