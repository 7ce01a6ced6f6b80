/**
 * Tests the accessibility of what a tag shows before its files have arrived, when the files never arrive, and when the security check
 * cannot run.
 */
import { expect, test } from "#tests/page.ts";
import { expectSoundIn, expectSound, languages } from "./looks.ts";
import { open } from "./page.ts";

for (const [tag, widget] of [
  ["digi-newsletter", "newsletter"],
  ["digi-contact", "contact"],
  ["digi-fiber-check", "fiber-check"],
] as const) {
  test(`${widget}: its prerendered screen, while the code is on its way`, async ({ page }) => {
    await page.route(`**/${widget}.js`, () => undefined); // The file never comes, so the prerendered screen stays.
    for (const lang of languages) {
      const { widget } = await open(page, tag, { lang });
      await expect(page.locator(`${tag}:state(loading)`)).toBeAttached();
      await expect(widget.locator("input").first()).toBeVisible();
      await expectSoundIn(page, tag, "prerendered screen", lang);
    }
  });
}

test("newsletter: its code did not come", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|chunk\.failed/);
  await page.route("**/newsletter.js*", (route) => route.abort());
  for (const lang of languages) {
    const { widget } = await open(page, "digi-newsletter", { lang });
    await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
    await expect(widget.getByRole("alert").getByRole("button")).toBeVisible();
    await expectSoundIn(page, "digi-newsletter", "not loaded", lang);
  }
});

test("newsletter: no security check on an insecure page", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  const stage = await open(page, "digi-newsletter");
  await stage.field("email").focus();
  await expect(stage.captcha("insecure")).toBeVisible();
  await expectSound(stage, "insecure");
});
