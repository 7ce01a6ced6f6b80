/** Tests the accessibility of the login in every step, language, width and colour scheme. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { expectSaid } from "./heard.ts";
import { expectSound, expectSoundIn, languages } from "./looks.ts";
import { control, open, type Stage } from "./page.ts";

const tag = "digi-login";
const good = { meta: { status: { error: false } } };
const refusal = (code: string, more: object = {}): object => ({
  meta: { status: { error: true, code, message: "As the server says it.", ...more } },
});
const begun = { ...good, access_token: "t", token_type: "Bearer", expires_in: 1800, scope: "verify" };
const sent = (more: object = {}): object => ({
  ...good,
  data: {
    channel: "mail",
    destination: "m•••@a-rather-long-domain-name.example",
    expires_in: 1800,
    resend_in: 60,
    attempts_left: 5,
    cookies: true,
    ...more,
  },
});
const user = { user_id: "1", client_id: "2", email: "marie@digi.example", first_name: "Marie-Antoinette", last_name: "Peeters" };
const account = { ...good, access_token: "a", token_type: "Bearer", expires_in: 600, scope: "account", refresh_token: "r", user };

async function giveCredentials({ page, field }: Stage): Promise<void> {
  await field("username").fill("marie-antoinette.vandenbroucke@example.be");
  await field("password").fill("Demo-Passw0rd!");
  await page.keyboard.press("Enter");
}

/** Opens the login and goes to its second step. The test itself answers the calls. */
async function openCode(page: Page) {
  const stage = await open(page, tag);
  const token = await control(page, "/oauth2/token");
  const code = await control(page, "/oauth2/send_code");
  token.answer(begun);
  code.answer(sent());
  await giveCredentials(stage);
  await expect(stage.field("code")).toBeFocused();
  return { stage, token, code };
}

test("login: what stands there first, while its code is on its way", async ({ page }) => {
  await page.route("**/login.js", () => undefined); // The file never comes, so the prerendered screen stays.
  for (const lang of languages) {
    const { field } = await open(page, tag, { lang });
    await expect(field("username")).toBeVisible();
    await expectSoundIn(page, tag, "prerendered screen", lang);
  }
});

test("login: the first step, its errors, the password shown, under way", async ({ page }) => {
  const stage = await open(page, tag);
  const { widget, field, submit, errors } = stage;
  await expect(widget.and(page.locator(":state(ready)"))).toBeAttached();
  await expectSound(stage, "first step");
  await submit.click();
  await expect(errors).toHaveCount(2);
  await expect(field("username")).toBeFocused();
  await expectSaid(stage, "2 fields need your attention");
  await expectSound(stage, "errors");
  await field("password").fill("Demo-Passw0rd!");
  await widget.getByRole("button", { name: "Show password" }).click();
  await expectSound(stage, "password shown");
  (await control(page, "/oauth2/token")).hold();
  await giveCredentials(stage);
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expectSound(stage, "under way");
});

test("login: whoever has just signed up, whoever may be signed in", async ({ page }) => {
  const [key, email] = ["digi.awaiting-activation", "marie-antoinette.vandenbroucke@example.be"];
  await page.addInitScript(
    ([name, value]) => sessionStorage.setItem(name, JSON.stringify({ atMs: Date.now(), values: { email: value } })),
    [key, email] as const,
  );
  const stage = await open(page, tag);
  await expect(stage.alert).toContainText(email);
  await expect(stage.field("username")).toHaveValue(email);
  await expectSaid(stage, "Activate your account first");
  await expectSound(stage, "just signed up");
  (await control(page, "/oauth2/token")).hold();
  await page.addInitScript(() => localStorage.setItem("digi.signed-in", "yes"));
  await open(page, tag);
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expect(stage.field("username")).toHaveCount(0);
  await expectSound(stage, "being found out");
});

test("login: refused, too fast, a security check asked for", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag);
  const { alert, captcha } = stage;
  const token = await control(page, "/oauth2/token");
  token.answer(refusal("invalid_credentials"));
  await giveCredentials(stage);
  await expect(alert).toBeFocused();
  await expectSound(stage, "wrong credentials");
  token.fail("429");
  await giveCredentials(stage);
  await expect(alert).toBeFocused();
  await expectSound(stage, "too many attempts");
  const check = await control(page, "/api/recaptcha");
  check.hold();
  token.answer(refusal("captcha_required"));
  await giveCredentials(stage);
  await expect(captcha("working")).toBeVisible();
  await expectSound(stage, "security check at work");
  check.answer({ ...good, res: false });
  await expect(captcha("failed")).toBeVisible();
  await expect(alert).toBeFocused();
  await expectSound(stage, "security check failed");
});

test("login: no code could be sent", async ({ page }) => {
  const stage = await open(page, tag);
  (await control(page, "/oauth2/token")).answer(begun);
  (await control(page, "/oauth2/send_code")).answer(refusal("too_many_sends"));
  await giveCredentials(stage);
  await expect(stage.alert).toBeFocused();
  await expectSound(stage, "too many codes");
});

test("login: the code, half of it, checked, wrong, burnt", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const { stage, token } = await openCode(page);
  const { errors, submit, alert } = stage;
  await expectSound(stage, "second step");
  await page.keyboard.type("123");
  await expectSound(stage, "half a code");
  await submit.click();
  await expect(errors).toHaveCount(1);
  await expect(stage.field("code")).toBeFocused();
  await expectSaid(stage, "1 field needs your attention");
  await expectSound(stage, "too short");
  token.hold();
  await stage.field("code").fill("123456");
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expectSound(stage, "being checked");
  token.answer(refusal("code_wrong", { attempts_left: 4 }));
  await expect(errors).toHaveCount(1);
  await expectSaid(stage, "This code is not correct. You have 4 attempts left.");
  await expectSound(stage, "wrong code");
  token.fail("503");
  await stage.field("code").fill("111111");
  await expect(alert).toBeFocused();
  await expectSound(stage, "out of reach");
  token.answer(refusal("code_burnt"));
  await stage.field("code").fill("222222");
  await expect(errors).toHaveCount(1);
  await expectSaid(stage, "Too many incorrect codes. Please request a new one.");
  await expectSound(stage, "burnt code");
});

test("login: another code, by text message; too many of them", async ({ page }) => {
  const stage = await open(page, tag);
  (await control(page, "/oauth2/token")).answer(begun);
  const code = await control(page, "/oauth2/send_code");
  code.answer(sent({ channel: "sms", destination: "•••12", resend_in: 0 }));
  await giveCredentials(stage);
  const { widget, alert, field } = stage;
  await expect(field("code")).toBeFocused();
  const resend = widget.getByRole("button", { name: "Send a new code" });
  await resend.click();
  await expect(alert).toBeVisible();
  await expect(field("code")).toBeFocused();
  await expectSaid(stage, "A new code is on its way. Earlier codes no longer work.");
  await expectSound(stage, "another code");
  code.answer(refusal("too_many_sends"));
  await resend.click();
  await expect(alert.last()).toContainText("As the server says it.");
  await expect(alert.last()).toBeFocused();
  await expectSound(stage, "too many codes");
});

test("login: an account that was never activated, its mail sent", async ({ page }) => {
  const stage = await open(page, tag);
  (await control(page, "/oauth2/token")).answer(refusal("not_activated"));
  await giveCredentials(stage);
  const { widget, alert } = stage;
  await expect(widget.getByRole("heading", { name: "Activate your account first" })).toBeFocused();
  await expectSound(stage, "not activated");
  const mail = await control(page, "/account/resend-activation");
  mail.answer(refusal("too_many_sends"));
  await widget.getByRole("button", { name: "Resend activation mail" }).click();
  await expect(alert).toBeFocused();
  await expectSound(stage, "too many mails");
  await expect(widget.getByRole("button", { name: "Resend activation mail" }), "the box has the one way on").toHaveCount(0);
  mail.answer(good);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("We’ve sent you the activation email again.");
  await expectSaid(stage, "We’ve sent you the activation email again.");
  // The error box is gone together with the button in it that was pressed, so the heading gets the focus.
  await expect(widget.getByRole("heading", { name: "Activate your account first" })).toBeFocused();
  await expectSound(stage, "mail sent");
});

test("login: signed in where nothing is kept, signed out", async ({ page }) => {
  const { stage, token, code } = await openCode(page);
  code.answer(sent({ cookies: false }));
  token.answer(account);
  await page.keyboard.type("123456");
  const { widget, alert } = stage;
  await expect(widget.getByRole("heading", { name: "Welcome, Marie-Antoinette" })).toBeFocused();
  await expectSaid(stage, "You are logged in as marie@digi.example.");
  await expectSound(stage, "signed in");
  (await control(page, "/oauth2/revoke")).answer(good);
  await widget.getByRole("button", { name: "Log out" }).click();
  await expect(alert).toContainText("You have been signed out");
  await expect(stage.field("username")).toBeFocused();
  await expectSaid(stage, "You have been signed out");
  await expectSound(stage, "signed out");
});
