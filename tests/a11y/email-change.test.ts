/** Tests the accessibility of the change of an account's email address in every step, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { good, openByLink, returnedFrom } from "./links.ts";
import { expectSound, expectSoundIn, languages } from "./looks.ts";
import { control, open } from "./page.ts";

const tag = "digi-email-change";
const state = encodeURIComponent('{"i":"1","d":"2","p":"3"}');
const returned = returnedFrom("confirm-email", '{"i":"1","d":"2","p":"3"}');

test("email change: what stands there first, while its code is on its way [P-130]", async ({ page }) => {
  await page.route("**/email-change.js", () => undefined); // The file never comes, so the prerendered screen stays.
  for (const lang of languages) {
    const { widget } = await open(page, tag, { lang });
    await expect(widget.locator(".ui-skeleton")).toBeVisible();
    await expectSoundIn(page, tag, "prerendered screen", lang);
  }
});

test("email change: no access, loading, access, stopped [P-109]", async ({ page }) => {
  const stage = await open(page, tag);
  const { widget, alert } = stage;
  await expect(widget.getByRole("heading", { name: "No Access" })).toBeVisible();
  await expectSound(stage, "no link");
  const check = await control(page, "/auth/validate-change-email*");
  check.hold();
  await openByLink(page, tag, "i=1&d=2&p=3");
  await expect(widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "loading");
  check.answer(good);
  await expect(widget.getByRole("heading", { name: "Confirm your new email address" })).toBeVisible();
  await expectSound(stage, "access");
  await openByLink(page, tag, `error=access_denied&state=${state}`);
  await expect(alert).toContainText("You cancelled in the identity app");
  await expectSound(stage, "stopped in the app");
});

test("email change: not the same person, not reached, changed", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  (await control(page, "/itsme/callback/*")).answer({ ...good, clientInfo: { nationalRegNumber: "90051428434" } });
  const confirm = await control(page, "/auth/confirm-change-email");
  confirm.answer({ meta: { status: { error: true, code: "identity_failed", message: "The identity app named somebody else." } } });
  const stage = await openByLink(page, tag, `code=c1&state=${state}`, returned);
  const { widget, alert } = stage;
  await expect(alert).toContainText("named somebody else");
  await expectSound(stage, "somebody else");
  confirm.fail("503");
  await openByLink(page, tag, `code=c2&state=${state}`, returned);
  await expect(alert.getByRole("button")).toBeVisible();
  await expectSound(stage, "not reached");
  confirm.answer(good);
  await alert.getByRole("button").click();
  await expect(widget.getByRole("heading", { name: "Your email address has been changed" })).toBeFocused();
  await expectSound(stage, "changed");
});
