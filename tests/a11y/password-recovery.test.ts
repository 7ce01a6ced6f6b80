/** Tests the accessibility of the password recovery in every step, language, width and colour scheme. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { expectSound, expectSoundIn, languages } from "./looks.ts";
import { control, open, passTenSeconds, throughCaptcha, type Stage } from "./page.ts";

const tag = "digi-password-recovery";
const good = "Secret-pass-1";

/**
 * Opens the page by the link of the mail.
 * @param code the code of the reason why the API calls the link invalid; undefined where the link is valid
 */
async function followLink(page: Page, code?: string): Promise<Stage> {
  (await control(page, "/auth/validate-recovery*")).answer({
    meta: { status: code ? { error: true, code, message: "This link has already been used." } : { error: false } },
  });
  await page.addInitScript(() => history.replaceState(null, "", `${location.pathname}${location.search}&i=12&code=abc`));
  return open(page, tag);
}

async function openByLink(page: Page): Promise<Stage> {
  const stage = await followLink(page);
  await expect(stage.field("reset-password")).toBeVisible();
  return stage;
}

async function fillIn({ field, submit }: Stage): Promise<void> {
  await field("reset-password").fill(good);
  await field("repeat_password").fill(good);
  await expect(submit).toBeEnabled();
}

test("password recovery: what stands there first, while its code is on its way [P-120]", async ({ page }) => {
  await page.route("**/password-recovery.js", () => undefined); // The file never comes, so the prerendered screen stays.
  for (const lang of languages) {
    const { widget } = await open(page, tag, { lang });
    await expect(widget.locator(".ui-skeleton")).toBeVisible();
    await expectSoundIn(page, tag, "loading", lang);
  }
});

test("password recovery: the address, security check, errors", async ({ page }) => {
  const stage = await open(page, tag);
  const { field, submit, errors, captcha } = stage;
  await expect(captcha("idle")).toBeVisible();
  await expectSound(stage, "form-forgot");
  await throughCaptcha(stage, "email", (state) => expectSound(stage, state));
  await field("email").fill("marie@example");
  await submit.click();
  await expect(errors).toHaveCount(1);
  await expect(field("email")).toBeFocused();
  await expectSound(stage, "errors");
});

test("password recovery: asking for a mail refused, sent, asked again", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag);
  const { widget, field, submit, alert } = stage;
  await field("email").fill("somebody.with.a.rather.long.address@example.be");
  await expect(submit).toBeEnabled();
  const lost = await control(page, "/auth/lost-password");
  lost.fail("503");
  await submit.click();
  await expect(alert).toBeFocused();
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused for now");
  lost.pass();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(widget.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await expectSound(stage, "mail sent");
  await widget.getByRole("button", { name: "Use another address" }).click();
  await expect(widget.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
});

test("password recovery: a new password, its hints and errors [P-180]", async ({ page }) => {
  const stage = await openByLink(page);
  const { widget, field, submit, errors } = stage;
  await expectSound(stage, "form-recover");
  await field("reset-password").fill("Secret");
  await expect(widget.locator("[data-met]")).toHaveCount(2);
  await expectSound(stage, "hints");
  await widget.getByRole("button", { name: "Show password" }).first().click();
  await expect(field("reset-password")).toHaveAttribute("type", "text");
  await expectSound(stage, "password shown");
  await expect(submit).toBeEnabled();
  await field("repeat_password").fill("secret");
  await submit.click();
  await expect(errors).toHaveCount(2);
  await expect(field("reset-password")).toBeFocused();
  await expectSound(stage, "errors");
});

test("password recovery: a new password refused, stopped, saved", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await openByLink(page);
  const { widget, submit, errors, alert } = stage;
  await fillIn(stage);
  const recover = await control(page, "/auth/recover-password?i=12&code=abc");
  recover.hold();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await passTenSeconds(page);
  await expect(widget.getByRole("button", { name: "Stop" })).toBeVisible();
  await expectSound(stage, "saving");
  recover.refuse({ "reset-password": ["This password is too well known."] });
  await expect(alert).toBeFocused();
  await expect(errors).toHaveCount(1);
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused at the password");
  recover.hold();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await passTenSeconds(page);
  await widget.getByRole("button", { name: "Stop" }).click();
  await expect(widget.getByRole("heading", { name: "Set a new password" })).toBeFocused();
  await expect(submit).toBeEnabled();
  recover.answer({ meta: { status: { error: false } } });
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Your new password is saved" })).toBeFocused();
  await expectSound(stage, "saved");
  await widget.getByRole("button", { name: "Stay on this page" }).click();
  await expect(widget.getByRole("link", { name: "Log in" })).toBeVisible();
  await expectSound(stage, "staying");
});

test("password recovery: a link that no longer works", async ({ page }) => {
  const stage = await followLink(page, "link_used");
  const { widget } = stage;
  await expect(widget.getByRole("heading", { name: "You need a new link" })).toBeVisible();
  await expectSound(stage, "link refused");
  await widget.getByRole("button", { name: "Request a new link" }).click();
  await expect(stage.field("email")).toBeVisible();
});
