/** Tests the accessibility of the form for visitors who want news about fibre, in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open, throughCaptcha } from "./page.ts";

test("callback form: empty, security check, errors, refused, sent", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, "digi-callback-form");
  const { field, submit, errors, alert, captcha, widget } = stage;
  await expect(captcha("idle")).toBeVisible();
  await expectSound(stage, "empty", { everyWidth: true });
  await throughCaptcha(stage, "first_name", (state) => expectSound(stage, state));
  await submit.click();
  await expect(errors).toHaveCount(3);
  await expectSound(stage, "errors");
  for (const [name, value] of Object.entries({ first_name: "Marie", last_name: "Van den Broeck", email: "marie@example.be" }))
    await field(name).fill(value);
  const form = await control(page, "/forms/open-fiber");
  form.hold();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expectSound(stage, "sending");
  form.refuse({ email: ["We can’t write to this address."] });
  await expect(alert).toBeFocused();
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused at a field");
  form.fail("503");
  await submit.click();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused for now");
  form.pass();
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Thank you" })).toBeFocused();
  await expectSound(stage, "sent");
});
