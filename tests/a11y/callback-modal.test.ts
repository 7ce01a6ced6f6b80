/** Tests the accessibility of the callback dialog in every state, language, width and colour scheme. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open, throughCaptcha, type Stage } from "./page.ts";

const tag = "digi-callback-modal";
const thursdayMorning = new Date("2026-01-15T10:00:00+01:00");
const saturdayEvening = new Date("2026-01-17T18:00:00+01:00");

async function openDialog(page: Page, now: Date, attributes = ""): Promise<Stage> {
  await page.clock.setFixedTime(now);
  const stage = await open(page, tag, { attributes: `for="call-me" ${attributes}`, before: '<button id="call-me">Call me</button>' });
  await page.locator("#call-me").click();
  await expect(stage.widget.getByRole("dialog").getByRole("heading")).toBeFocused();
  return stage;
}

async function fillIn({ field, widget, submit }: Stage): Promise<void> {
  for (const [name, value] of Object.entries({ first_name: "Marie", last_name: "Van den Broeck", phone_number: "470123456" }))
    await field(name).fill(value);
  await widget.getByRole("radio").first().check();
  await field("digi_terms").check();
  await field("digi_contact").check();
  await expect(submit).toBeEnabled();
}

test("callback: open, security check, errors", async ({ page }) => {
  const stage = await openDialog(page, thursdayMorning);
  const { field, submit, errors } = stage;
  await expectSound(stage, "open");
  await throughCaptcha(stage, "first_name", (state) => expectSound(stage, state));
  await field("first_name").fill(" ");
  await field("last_name").fill("Pe3ters");
  await field("phone_number").fill("12");
  await submit.click();
  await expect(errors).toHaveCount(5);
  await expect(field("first_name")).toBeFocused();
  await expectSound(stage, "errors");
});

test("callback: sending, refused, confirmed", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await openDialog(page, thursdayMorning, 'endpoint="/forms/callback"');
  const { widget, submit, errors, alert } = stage;
  await fillIn(stage);
  const form = await control(page, "/forms/callback");
  form.hold();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(submit).toBeFocused();
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
  await expect(widget.getByRole("heading", { name: "Message sent" })).toBeFocused();
  await expectSound(stage, "confirmed");
});

test("callback: outside the hours, and taken by nobody", async ({ page, complaints }) => {
  complaints.announce("nobody takes this request");
  const stage = await openDialog(page, saturdayEvening, 'endpoint="/forms/callback"');
  await expect(stage.alert).toBeVisible();
  await expectSound(stage, "outside the hours");
  await fillIn(stage);
  await stage.submit.click();
  await expect(stage.widget.getByRole("heading", { name: "Message sent" })).toBeFocused();
  await expectSound(stage, "confirmed outside the hours");
  await stage.widget.getByRole("button", { name: "Back" }).click();
  await stage.widget.evaluate((element) => element.removeAttribute("endpoint"));
  await expect(stage.submit).toBeEnabled();
  await stage.submit.click();
  await expect(stage.widget.getByText("You can also call us")).toBeVisible();
  await expectSound(stage, "confirmed, taken by nobody");
});
