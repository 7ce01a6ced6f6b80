/** Tests the accessibility of the callback page's form in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open, throughCaptcha, type Stage } from "./page.ts";

const tag = "digi-callback-page";
const thursdayMorning = new Date("2026-01-15T10:00:00+01:00");
const saturdayEvening = new Date("2026-01-17T18:00:00+01:00");

async function fillIn({ field, widget, submit }: Stage): Promise<void> {
  for (const [name, value] of Object.entries({ first_name: "Marie", last_name: "Van den Broeck", phone_number: "470123456" }))
    await field(name).fill(value);
  await widget.getByRole("radio").first().check();
  for (const name of ["digi_terms", "digi_contact"]) await field(name).check();
  await expect(submit).toBeEnabled();
}

test("callback page: within the hours, security check, errors", async ({ page }) => {
  await page.clock.setFixedTime(thursdayMorning);
  const stage = await open(page, tag);
  const { widget, field, submit, errors } = stage;
  await expect(widget.getByText("We’re open now")).toBeVisible();
  await expectSound(stage, "within the hours", { everyWidth: true });
  await throughCaptcha(stage, "first_name", (state) => expectSound(stage, state));
  await field("phone_number").fill("12");
  await submit.click();
  await expect(errors).toHaveCount(5);
  await expectSound(stage, "errors");
});

test("callback page: outside the hours, sending, refused, promised", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  await page.clock.setFixedTime(saturdayEvening);
  const stage = await open(page, tag);
  const { widget, submit, errors, alert } = stage;
  await expect(widget.getByText("We’re closed at the moment")).toBeVisible();
  await expectSound(stage, "outside the hours");
  await fillIn(stage);
  const form = await control(page, "/forms/callback");
  form.hold();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expectSound(stage, "sending");
  form.refuse({ phone_number: ["This number is not in use."], radio: ["Please tell us."] });
  await expect(alert).toBeFocused();
  await expect(errors).toHaveCount(2);
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused at two fields");
  form.fail("503");
  await submit.click();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused for now");
  form.pass();
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Thank you" })).toBeFocused();
  await expectSound(stage, "promised");
});
