/** Tests the accessibility of the job application in every state, language, width and colour scheme. */
import type { Page } from "playwright/test";
import { attach } from "#tests/e2e/sample-files.ts";
import { expect, test } from "#tests/page.ts";
import { longDetails } from "#tests/unit/widgets/job-list/samples.ts";
import { expectSaid } from "./heard.ts";
import { expectSound } from "./looks.ts";
import { control, open, throughCaptcha, type Stage } from "./page.ts";

const file = (name: string, size = 3000) => ({ name, mimeType: "application/pdf", buffer: Buffer.alloc(size, "%PDF-1.4\n") });
const longName = "a-rather-long-name-of-a-file-without-any-space-in-it.pdf";
const attributes = 'loading="eager" endpoint="/forms/job-application"';

async function fillIn({ field, submit }: Stage, letterBytes = 3000): Promise<void> {
  for (const [name, value] of Object.entries({ first_name: "Marie", last_name: "Van den Broeck", email: "marie@example.be" }))
    await field(name).fill(value);
  await field("upload_cv").setInputFiles(file(longName));
  await attach(field("upload_letter"), file("one.pdf"), file("two.pdf", letterBytes));
  await field("agree").check();
  await expect(submit).toBeEnabled();
}

/** Returns a function that sets the upload speed in bytes per second; -1 means no limit. */
async function uploadSpeed(page: Page): Promise<(speed: number) => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  return (uploadThroughput) =>
    network.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
}

test("job application: empty, security check, errors", async ({ page }) => {
  const stage = await open(page, "digi-job-application", { attributes });
  const { field, submit, errors, captcha } = stage;
  await expect(captcha("idle")).toBeVisible();
  await expectSound(stage, "empty");
  await throughCaptcha(stage, "first_name", (state) => expectSound(stage, state));
  await submit.click();
  await expect(errors).toHaveCount(6);
  await expect(field("first_name")).toBeFocused();
  await expectSound(stage, "errors");
});

test("job application: files, some that cannot be sent, one twice, on their way, stopped", async ({ page }) => {
  const stage = await open(page, "digi-job-application", { attributes });
  const { widget, field, submit, errors, alert } = stage;
  await fillIn(stage, 4_000_000);
  await expectSound(stage, "files chosen");
  await attach(field("upload_letter"), file("setup.exe"), file(`large-${longName}`, 5_242_881));
  await expect(errors).toHaveCount(1);
  await expectSaid(stage, await errors.innerText());
  await expectSound(stage, "files that cannot be sent");
  for (const name of ["setup.exe", `large-${longName}`]) await widget.getByRole("button", { name: `Remove ${name}`, exact: true }).click();
  await expect(errors).toHaveCount(0);
  const speed = await uploadSpeed(page);
  await speed(40_000);
  await submit.click();
  await expect(widget.getByRole("progressbar")).toBeVisible();
  await expect(widget.getByRole("button", { name: "Stop sending" })).toBeVisible();
  await expectSound(stage, "sending files");
  await widget.getByRole("button", { name: "Stop sending" }).click();
  await expect(alert).toBeFocused();
  await speed(-1);
  await expect(submit).toBeEnabled();
  await expectSound(stage, "stopped");
});

test("job application: refused, sent", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, "digi-job-application", { attributes });
  const { widget, submit, errors, alert } = stage;
  await fillIn(stage);
  const form = await control(page, "/forms/job-application");
  form.refuse({ first_name: ["This name is not known."], upload_letter: ["This file cannot be read."] });
  await submit.click();
  await expect(alert).toBeFocused();
  await expect(errors).toHaveCount(2);
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused at two fields");
  form.fail("503");
  await stage.field("first_name").fill("Noor");
  await submit.click();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused for now");
  form.pass();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(widget.getByRole("heading")).toBeFocused();
  await expectSound(stage, "sent");
});

test("job application: the text of the job on its way, failed, there, and a job that is not open", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/job/job-1?**");
  call.hold();
  const stage = await open(page, "digi-job-application", { attributes: `${attributes} job="job-1"` });
  const { widget, alert } = stage;
  await expect(stage.captcha("idle")).toBeVisible();
  await expect(widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "text on its way");

  call.fail("401");
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSound(stage, "text failed", { isThere: () => expect(alert.getByRole("button")).toBeVisible() });

  call.answer({ meta: { status: { error: false } }, ...longDetails });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(widget.getByRole("heading", { level: 3 })).toHaveCount(longDetails.job.sections.length);
  await expectSound(stage, "text", { everyWidth: true });

  call.answer({ meta: { status: { error: true, code: "not_found" } } }, 404);
  const closed = await open(page, "digi-job-application", { attributes: `${attributes} job="job-1"` });
  await expect(closed.captcha("idle")).toBeVisible();
  await expect(closed.alert).toContainText("This job is no longer open");
  await expectSound(closed, "a job that is not open", { isThere: () => expect(closed.alert).toBeVisible() });
});
