/** Tests the accessibility of the activation of an account in every step, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { good, openByLink } from "./links.ts";
import { expectSound, expectSoundIn, languages } from "./looks.ts";
import { control, open } from "./page.ts";

const tag = "digi-activate-account";

test("activation: what stands there first, while its code is on its way", async ({ page }) => {
  await page.route("**/activate-account.js", () => undefined); // The file never comes, so the prerendered screen stays.
  for (const lang of languages) {
    const { widget } = await open(page, tag, { lang });
    await expect(widget.locator(".ui-skeleton")).toBeVisible();
    await expectSoundIn(page, tag, "prerendered screen", lang);
  }
});

test("activation: no link, not reached, refused, active [P-043, P-044]", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag);
  const { widget } = stage;
  await expect(widget.getByRole("heading", { name: "No Access" })).toBeVisible();
  await expectSound(stage, "no link");
  const activate = await control(page, "/activate-account*");
  activate.fail("503");
  await openByLink(page, tag, "i=1&code=2");
  await expect(widget.getByRole("button")).toBeVisible();
  await expectSound(stage, "not reached");
  activate.answer({ meta: { status: { error: true, code: "link_used", message: "This link has been used already." } } });
  await widget.getByRole("button").click();
  await expect(widget).toContainText("This link has been used already.");
  await expect(widget.getByRole("heading", { name: "This link doesn’t work" }), "what was pressed for it is gone").toBeFocused();
  await expectSound(stage, "refused");
  activate.answer({ meta: { status: { error: true, code: "already_done", message: "Your account has been activated already." } } });
  await openByLink(page, tag, "i=1&code=4");
  await expect(widget.getByRole("heading", { name: "Your account is already active" })).toBeVisible();
  activate.answer(good);
  await openByLink(page, tag, "i=1&code=3");
  await expect(widget.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expectSound(stage, "active");
});
