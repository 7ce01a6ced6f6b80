/** Tests the accessibility of the change of the email address for invoices in every step, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { good, openByLink } from "./links.ts";
import { expectSound, expectSoundIn, languages } from "./looks.ts";
import { control, open } from "./page.ts";

const tag = "digi-invoice-email-change";

test("invoice email change: what stands there first, while its code is on its way [P-142]", async ({ page }) => {
  await page.route("**/invoice-email-change.js", () => undefined); // The file never comes, so the prerendered screen stays.
  for (const lang of languages) {
    const { widget } = await open(page, tag, { lang });
    await expect(widget.locator(".ui-skeleton")).toBeVisible();
    await expectSoundIn(page, tag, "prerendered screen", lang);
  }
});

test("invoice email change: no link, not reached, refused, changed [P-143, P-144, P-298]", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag);
  const { widget } = stage;
  await expect(widget.getByRole("heading", { name: "No Access" })).toBeVisible();
  await expectSound(stage, "no link");
  const change = await control(page, "/confirm-change-invoice-email*");
  change.fail("503");
  await openByLink(page, tag, "i=1&d=2&p=3");
  await expect(widget.getByRole("button")).toBeVisible();
  await expectSound(stage, "not reached");
  change.answer({ meta: { status: { error: true, code: "link_used", message: "This link has been used already." } } });
  await widget.getByRole("button").click();
  await expect(widget).toContainText("This link has been used already.");
  await expectSound(stage, "refused");
  change.answer(good);
  await openByLink(page, tag, "i=1&d=2&p=4");
  await expect(widget.getByRole("heading", { name: "Your invoices will go to your new address" })).toBeVisible();
  await expectSound(stage, "changed");
});
