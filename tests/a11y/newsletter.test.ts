/** Tests the accessibility of the newsletter in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSaid } from "./heard.ts";
import { expectSound } from "./looks.ts";
import { control, open, throughCaptcha } from "./page.ts";

test("newsletter: empty, security check, errors, kept", async ({ page }) => {
  const stage = await open(page, "digi-newsletter");
  const { widget, field, submit, errors, captcha } = stage;
  await expect(captcha("idle")).toBeVisible();
  await expectSound(stage, "empty");
  await throughCaptcha(stage, "first_name", (state) => expectSound(stage, state));
  await field("last_name").fill("Pe3ters");
  await field("email").fill("marie@example");
  await submit.click();
  await expect(errors).toHaveCount(4);
  await expect(field("first_name")).toBeFocused();
  await expectSaid(stage, "4 fields need your attention");
  await expectSound(stage, "errors");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("marie@example");
  await open(page, "digi-newsletter");
  await expect(widget.locator(".ui-kept")).toContainText("We kept what you typed.");
  await expectSound(stage, "what was typed is kept");
});

test("newsletter: sending, refused, sent", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, "digi-newsletter");
  const { widget, field, submit, errors, alert } = stage;
  await field("first_name").fill("Marie");
  await field("last_name").fill("Van den Broeck");
  await field("email").fill("marie@example.be");
  await field("agree").check();
  const form = await control(page, "/forms/subscribe");
  form.hold();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(submit).toBeFocused();
  await expectSound(stage, "sending");
  form.refuse({ email: ["This domain takes no mail.", "Please check it."], stranger: ["Not known here."] });
  await expect(alert).toBeFocused();
  await expect(errors).toHaveCount(1);
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused at a field");
  form.fail("429");
  await submit.click();
  await expect(alert).toContainText("You can try again in");
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused for now");
  form.pass();
  await submit.click();
  await expect(widget.getByRole("heading")).toBeFocused();
  await expectSound(stage, "sent");
});
