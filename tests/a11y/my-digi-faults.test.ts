/**
 * Tests the accessibility of the customer area, in every language, width and colour scheme, where content is missing, an answer is wrong,
 * or the session is over.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { signIn } from "#tests/e2e/access.ts";
import { expectHeard } from "#tests/e2e/fake-api.ts";
import { signInByHand } from "#tests/e2e/signed-in.ts";
import { expectSound, expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";
const expired = { meta: { status: { error: true, code: "expired", message: "Please log in again." } } };

const open = (page: Page, view: string): Promise<Stage> => bring(page, tag, { attributes: `loading="eager" view="${view}"` });
const views = ["overview", "my-products", "orders", "invoices", "account", "mobile", "internet", "landline", "tv", "digi-tv"] as const;

const show = ({ widget }: Stage, view: string): Promise<void> => widget.evaluate((one, name) => one.setAttribute("view", name), view);

test("my digi: each view on its way, and where it does not come; then the session that has ended", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const calls = await control(page, "/my-digi/**");
  calls.hold();
  const stage = await open(page, "overview");
  for (const view of views) {
    calls.hold();
    await show(stage, view);
    await expect(stage.widget.locator(".ui-skeleton").first()).toBeVisible();
    await expectSoundIn(page, tag, `${view} on its way`, "en");
    calls.fail("503");
    await expect(stage.alert.getByRole("button", { name: "Try again" })).toBeVisible();
    await expectHeard(stage.alert);
    await expectSoundIn(page, tag, `${view} did not come`, "en");
  }
  (await control(page, "/oauth2/token")).answer(expired, 401);
  calls.answer(expired, 401);
  await stage.alert.getByRole("button", { name: "Try again" }).click();
  await expect(stage.field("username")).toBeVisible();
  await expect(stage.widget.getByText("You have been signed out").last()).toBeVisible();
  await expectSound(stage, "signed out");
  for (const view of views) {
    await show(stage, view);
    await expect(stage.field("username")).toBeVisible();
    await expectSoundIn(page, tag, `${view}, signed out`, "en");
  }
});

test("my digi: an order under way, products that come and go, a refused debit and how to transfer, a file that is missing", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request, "company@digi.example");
  const company = await open(page, "overview");
  await expect(company.widget.getByRole("heading", { name: "On its way" })).toBeVisible();
  await expectSoundIn(page, tag, "an order under way", "en");
  await show(company, "my-products");
  await expect(company.widget.getByText("Ending", { exact: true })).toBeVisible();
  await expectSoundIn(page, tag, "products that come and go", "en");

  await signInByHand(page, request, "demo@digi.example");
  const stage = await open(page, "invoices");
  const refused = stage.widget.getByRole("article").filter({ hasText: "Direct debit refused" });
  await expect(refused).toBeVisible();
  await refused.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  await expect(refused.getByRole("figure")).toBeVisible();
  const file = await control(page, "/my-digi/invoices/*/pdf*");
  file.answer({ meta: { status: { error: true, code: "not_found" } } }, 404);
  await refused.getByRole("button", { name: /^Download/ }).click();
  await expect(refused.getByText("File is missing or not an attachment")).toBeVisible();
  await expectSoundIn(page, tag, "a refused debit, a file that is missing", "en");
  await stage.widget.getByLabel(/^Month/).selectOption("Another date");
  await stage.widget.getByLabel("Any day of the month").fill("1999-05-01");
  await expect(stage.widget.getByRole("button", { name: "Show all" })).toBeVisible();
  await expectSoundIn(page, tag, "no invoice in that month", "en");
});

test("my digi: a device that could not be logged out, an edit that was not saved, a password with mistakes and the new one", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { email } = await signInByHand(page, request);
  await signIn(request, email, "Demo-Passw0rd!");
  const stage = await open(page, "account");
  const { widget } = stage;
  const ending = await control(page, "/my-digi/account/sessions/*/end*");
  ending.fail("503");
  await widget.getByRole("button", { name: /^Log out ./ }).click();
  await expect(stage.alert).toBeVisible();
  await expectHeard(stage.alert);
  await expectSoundIn(page, tag, "a device that stays", "en");
  const saving = await control(page, "/my-digi/settings/email*");
  saving.fail("503");
  await widget.getByRole("button", { name: "Change Email for login" }).click();
  await page.keyboard.type("anne@digi.example");
  await page.keyboard.press("Enter");
  await expect(stage.alert).toHaveText([/^Our service isn’t available/, /^Our service isn’t available/]);
  await expectSoundIn(page, tag, "an edit that was not saved, beside it", "en");
  ending.pass();
  saving.pass();
  for (const left of [1, 0]) {
    await stage.alert.getByRole("button", { name: "Try again" }).first().click();
    await expect(stage.alert).toHaveCount(left);
  }
  await expect(widget.getByText("Editing was done successfully!").last()).toBeVisible();
  await expectSoundIn(page, tag, "an edit that was saved", "en");

  await widget.getByRole("button", { name: /Change password/ }).click();
  await stage.field("password-new").fill("short");
  await page.keyboard.press("Enter");
  await expect(stage.errors).toHaveCount(3);
  await expectSound(stage, "a password with mistakes");
  await stage.field("password-old").fill("Demo-Passw0rd!");
  await stage.field("password-new").fill("New-Passw0rd!");
  await stage.field("password-new-repeat").fill("New-Passw0rd!");
  await page.keyboard.press("Enter");
  await expect(widget.getByRole("group", { name: "Your new password is saved" })).toBeVisible();
  await expectSoundIn(page, tag, "the new password", "en");
});
