/** Tests the accessibility of the contact form in every state, language, width and colour scheme. */
import type { Page } from "playwright/test";
import { attach } from "#tests/e2e/sample-files.ts";
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open, throughCaptcha, type Stage } from "./page.ts";

const file = (name: string, size: number) => ({ name, mimeType: "application/pdf", buffer: Buffer.alloc(size, "%PDF-1.4\n") });

async function fillIn({ field, widget, submit }: Stage): Promise<void> {
  for (const [name, value] of Object.entries({
    first_name: "Marie",
    last_name: "Van den Broeck",
    email: "marie@example.be",
    phone: "470123456",
    message: "Hello",
  }))
    await field(name).fill(value);
  await widget.getByRole("radio").first().check();
  await field("gdpr_agree").check();
  await expect(submit).toBeEnabled();
}

/** Returns a function that sets the upload speed in bytes per second; -1 means no limit. */
async function uploadSpeed(page: Page): Promise<(speed: number) => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  return (uploadThroughput) =>
    network.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
}

test("contact: empty, security check, errors", async ({ page }) => {
  const stage = await open(page, "digi-contact");
  const { field, submit, errors, captcha } = stage;
  await expect(captcha("idle")).toBeVisible();
  await expectSound(stage, "empty");
  await throughCaptcha(stage, "first_name", (state) => expectSound(stage, state));
  await submit.click();
  await expect(errors).toHaveCount(7);
  await expect(field("category").first()).toBeFocused();
  await expectSound(stage, "errors");
});

test("contact: a file, one that is too large, on its way, stopped", async ({ page }) => {
  const stage = await open(page, "digi-contact");
  const { widget, field, submit, errors, alert } = stage;
  await fillIn(stage);
  await attach(field("upload"), file("a-rather-long-name-of-a-file-without-any-space-in-it.pdf", 5_242_881));
  await expect(errors).toHaveCount(1);
  await expectSound(stage, "file too large");
  await attach(field("upload"), file("a-rather-long-name-of-a-file-without-any-space-in-it.pdf", 4_000_000));
  await expect(errors).toHaveCount(0);
  await expectSound(stage, "file chosen");
  const speed = await uploadSpeed(page);
  await speed(40_000);
  await submit.click();
  await expect(widget.getByRole("progressbar")).toBeVisible();
  await expect(widget.getByRole("button", { name: "Stop sending" })).toBeVisible();
  await expectSound(stage, "sending a file");
  await widget.getByRole("button", { name: "Stop sending" }).click();
  await expect(alert).toBeFocused();
  await speed(-1);
  await expect(submit).toBeEnabled();
  await expectSound(stage, "stopped");
});

test("contact: refused, sent", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, "digi-contact");
  const { widget, field, submit, errors, alert } = stage;
  await fillIn(stage);
  const form = await control(page, "/forms/contact");
  form.refuse({ phone: ["This number is not in use."], upload: ["This file cannot be read."], category: ["Please choose another."] });
  await submit.click();
  await expect(alert).toBeFocused();
  await expect(errors).toHaveCount(3);
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused at three fields");
  form.fail("503");
  await field("phone").fill("470123457");
  await widget.getByRole("radio").nth(1).check();
  await submit.click();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused for now");
  form.pass();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(widget.getByRole("heading")).toBeFocused();
  await expectSound(stage, "sent");
});
