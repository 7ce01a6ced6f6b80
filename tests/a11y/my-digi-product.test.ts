/** Tests the accessibility of the pages of products, in every language, width and colour scheme: each tab in its states. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { signInByHand, signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expectSoundView, isThere } from "./customer-area.ts";
import { expectSound, expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";

const open = async (page: Page, view: string): Promise<Stage> => {
  const stage = await bring(page, tag, { attributes: `loading="eager" view="${view}"` });
  await isThere(page);
  return stage;
};

const press = ({ widget }: Stage, name: string | RegExp): Promise<void> => widget.getByRole("button", { name }).first().click();
const openTab = ({ widget }: Stage, name: string): Promise<void> => widget.getByRole("tab", { name, exact: true }).click();

test("my digi: a mobile line: usage with its days, settings, a limit with a mistake, an alert that is refused and accepted", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const stage = await open(page, "mobile");
  await expectSoundView(stage, "usage of a line");
  await stage.widget.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  await expectSoundIn(page, tag, "usage of each day", "en");
  await openTab(stage, "Settings");
  await expectSoundView(stage, "settings of a line");
  await press(stage, /^Show/);
  await expectSoundIn(page, tag, "a code that is shown", "en");
  await press(stage, /^Change .*limit|^Change.*bundle/i);
  await stage.field("bundle_limit").fill("501");
  await page.keyboard.press("Enter");
  await expect(stage.errors).toHaveCount(1);
  await expectSound(stage, "a limit with a mistake");
  await page.keyboard.press("Escape");
  await openTab(stage, "Alerts");
  await expectSoundView(stage, "an alert");
  const call = await control(page, "/my-digi/my-mobile/bsp/activate");
  call.fail("503");
  await press(stage, "Accept the protection");
  await expect(stage.alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSoundIn(page, tag, "an alert that could not be accepted", "en");
  call.pass();
  await press(stage, "Accept the protection");
  await expect(stage.widget.getByRole("tab", { name: "Alerts" })).toHaveCount(0);
  await expectSoundIn(page, tag, "an accepted alert", "en");
});

test("my digi: internet: settings, the WiFi's code, a password with a mistake, a booster that is ordered and one taken back", async ({
  page,
  request,
}) => {
  await signInWithProducts(page, request);
  const stage = await open(page, "internet");
  await expectSoundView(stage, "usage of internet");
  await openTab(stage, "Settings");
  await expectSoundView(stage, "settings of internet");
  await press(stage, /^Show/);
  await expect(stage.widget.locator(".ui-qr")).toBeVisible();
  await expectSound(stage, "the WiFi's password and code");
  await press(stage, /^Change WiFi password/);
  await stage.field("wifi_password").fill("short");
  await page.keyboard.press("Enter");
  await expect(stage.errors).toHaveCount(1);
  await expectSoundIn(page, tag, "a WiFi password with a mistake", "en");
  await page.keyboard.press("Escape");
  await press(stage, "Order a booster");
  const dialog = stage.widget.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectSound(stage, "a booster to be ordered");
  await dialog.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(dialog).toBeHidden();
  await expectSoundIn(page, tag, "a booster that is ordered", "en");
  await press(stage, /Take .*back/);
  await expect(dialog).toBeVisible();
  await expectSoundIn(page, tag, "a booster to be taken back", "en");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await openTab(stage, "Options");
  await expectSoundView(stage, "options of internet");
});

test("my digi: landline and TV in their tabs", async ({ page, request }) => {
  await signInByHand(page, request, "demo@digi.example");
  const stage = await open(page, "landline");
  await expectSoundView(stage, "usage of a landline");
  await openTab(stage, "Settings");
  await expectSoundIn(page, tag, "settings of a landline", "en");
  await openTab(stage, "Options");
  await expectSoundView(stage, "options of a landline");
  await stage.widget.evaluate((one) => one.setAttribute("view", "tv"));
  await isThere(page);
  await expectSoundView(stage, "options of TV");
  await openTab(stage, "TV box");
  await expectSoundView(stage, "the TV box");
});
