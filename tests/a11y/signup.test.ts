/** Tests the accessibility of the sign-up in every step, language, width and colour scheme. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { good, openByLink, returnedFrom } from "./links.ts";
import { expectSaid } from "./heard.ts";
import { expectSound, expectSoundIn, languages } from "./looks.ts";
import { control, open, passTenSeconds, throughCaptcha, type Stage } from "./page.ts";

const tag = "digi-signup";
const password = "Secret-pass-1";
const person = { firstName: "Marie-Antoinette", lastName: "Vandenbroucke-Janssens de Bisthoven" };

/** Opens the page as the identity app opens it for a visitor who comes back, with the app's answer about the person. */
async function openForm(
  page: Page,
  said: object = { clientInfo: person, email: "marie.antoinette.vandenbroucke@example.be" },
): Promise<Stage> {
  (await control(page, "/itsme/callback/*")).answer({ ...good, ...said });
  const stage = await openByLink(page, tag, "code=c1&state=%7B%22h%22%3A%22x%22%7D", returnedFrom("sign-up", "x"));
  await expect(stage.field("password")).toBeVisible();
  return stage;
}

async function fillIn({ field, submit }: Stage): Promise<void> {
  await field("password").fill(password);
  await field("repeat_password").fill(password);
  await expect(submit).toBeEnabled();
}

test("sign-up: what stands there first, while its code is on its way [P-121]", async ({ page }) => {
  await page.route("**/signup.js", () => undefined); // The file never comes, so the prerendered screen stays.
  for (const lang of languages) {
    const { widget } = await open(page, tag, { lang });
    await expect(widget.locator(".ui-skeleton")).toBeVisible();
    await expectSoundIn(page, tag, "prerendered screen", lang);
  }
});

test("sign-up: loading, slow, no access, access [P-038]", async ({ page }) => {
  const stage = await open(page, tag);
  const { widget } = stage;
  await expect(widget.getByRole("heading", { name: "No Access" })).toBeVisible();
  await expectSound(stage, "no link");

  const check = await control(page, "/account/validate-signup-code");
  check.hold();
  await openByLink(page, tag, "h=x");
  await expect(widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "loading");
  await passTenSeconds(page);
  await expect(widget.getByRole("link", { name: "Go to homepage" })).toBeVisible();
  await expectSaid(stage, "This is taking longer than usual.");
  await expectSound(stage, "slow");
  check.answer({ meta: { status: { error: true, code: "link_used", message: "This link has been used already." } } });
  await expect(widget.getByRole("heading", { name: "No Access" })).toBeVisible();
  await expectSaid(stage, "No Access");
  await expectSound(stage, "refused");
});

test("sign-up: the identity app's button, leaving, stopped, out of reach", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  (await control(page, "/account/validate-signup-code")).answer(good);
  const stage = await openByLink(page, tag, "h=x");
  const { widget, alert } = stage;
  const button = widget.locator('button[part="button"]').first();
  await expect(button).toBeVisible();
  await expectSound(stage, "access");
  const way = await control(page, "/itsme/auth-url/*");
  way.hold();
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expectSound(stage, "leaving");
  await passTenSeconds(page);
  await expect(widget.getByRole("button", { name: "Stop" })).toBeVisible();
  await expectSound(stage, "leaving slowly");
  await widget.getByRole("button", { name: "Stop" }).click();
  way.fail("503");
  await button.click();
  await expect(alert).toBeFocused();
  await expectSound(stage, "out of reach");

  await openByLink(page, tag, "error=access_denied&state=%7B%22h%22%3A%22x%22%7D");
  await expect(alert).toContainText("You cancelled in the identity app");
  await expectSound(stage, "stopped in the app");
  await openByLink(page, tag, "code=c9&state=%7B%22h%22%3A%22x%22%7D");
  await expect(alert).toContainText("Your visit to the identity app has expired");
  await expectSound(stage, "lost");
});

test("sign-up: an account exists", async ({ page }) => {
  (await control(page, "/itsme/callback/*")).answer({ meta: { status: { error: true, code: "identity_exists", message: "x" } } });
  const stage = await openByLink(page, tag, "code=c1&state=%7B%22h%22%3A%22x%22%7D", returnedFrom("sign-up", "x"));
  await expect(stage.widget).toContainText("An account already exists for this identity.");
  await expectSound(stage, "an account exists");
});

test("sign-up: the form, its security check, hints and errors [P-127, P-180]", async ({ page }) => {
  const stage = await openForm(page);
  const { field, submit, errors, widget } = stage;
  await expectSound(stage, "form");
  await throughCaptcha(stage, "password", (state) => expectSound(stage, state));
  await field("password").fill("Secret");
  await expect(widget.locator("[data-met]")).toHaveCount(2);
  await expectSound(stage, "hints");
  await submit.click();
  await expect(errors).toHaveCount(2);
  await expect(field("password")).toBeFocused();
  await expectSound(stage, "errors");
});

test("sign-up: the form where the app gave little [P-128]", async ({ page }) => {
  const stage = await openForm(page, { clientInfo: { firstName: "Marie" } });
  const { field, submit, errors } = stage;
  await expect(field("repeat_email")).toBeVisible();
  await expectSound(stage, "form with all fields");
  await field("last_name").focus();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(errors).toHaveCount(5);
  await expect(field("last_name")).toBeFocused();
  await expectSound(stage, "all errors");
});

test("sign-up: sending, refused, made, staying [P-088]", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await openForm(page);
  const { widget, submit, errors, alert } = stage;
  await fillIn(stage);
  const send = await control(page, "/account/itsme-signup");
  send.hold();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expectSound(stage, "sending");
  send.refuse({ email: ["There is an account with this address."], password: ["This password is too well known."] });
  await expect(alert).toBeFocused();
  await expect(errors).toHaveCount(2);
  await expectSound(stage, "refused");
  await expect(submit).toBeEnabled();
  send.answer(good);
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Now check your email" })).toBeFocused();
  await expectSaid(stage, "The next page opens automatically in 3 seconds.");
  await expectSound(stage, "made");
  await widget.getByRole("button", { name: "Stay on this page" }).click();
  await expect(widget.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(widget.getByRole("paragraph").filter({ hasText: "You’ll stay on this page." }), "the button is gone").toBeFocused();
  await expectSound(stage, "staying");
});
