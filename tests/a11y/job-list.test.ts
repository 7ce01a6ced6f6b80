/** Tests the accessibility of the list of jobs in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { answerOf, jobOf, longDetails } from "#tests/unit/widgets/job-list/samples.ts";
import { expectSound } from "./looks.ts";
import { control, open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-job-list";
const long = {
  ...jobOf(1),
  title: "Verantwoordelijke klantenondersteuning glasvezelaansluitingen",
  tgs: ["Temps plein ou quatre cinquièmes", "Anvers"],
};

test("job list: on its way, jobs with filters chosen and the next page failed, nothing found, failed", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/job-list?**");
  const answer = (json: object): void => call.answer({ meta: { status: { error: false } }, ...json });
  call.hold();
  const stage = await open(page, tag, { attributes: 'loading="eager" department="it" location="atlantis"' });
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "on its way");

  const { _embedded, ...rest } = answerOf(10, 25);
  answer({ ...rest, _embedded: { cardJob: [long, ..._embedded.cardJob.slice(1)] } });
  await expect(stage.widget.getByRole("article")).toHaveCount(10);
  call.fail("401");
  await stage.widget.getByRole("button", { name: "Load more" }).click();
  await expect(stage.alert).toBeVisible();
  await expectSound(stage, "jobs, and no more of them", { everyWidth: true });

  answer(answerOf(0));
  await stage.widget.getByRole("button", { name: "Clear all" }).click();
  await expect(stage.widget.getByRole("link", { name: "Contact us" })).toBeVisible();
  await expectSound(stage, "nothing found");
  call.fail("401");
  await stage.widget.getByLabel("Department", { exact: true }).selectOption("shops");
  await expect(stage.alert).toBeVisible();
  await expectSound(stage, "failed");
});

test("job list: a job on its way, failed, read, and a job that is not open", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const list = await control(page, "/job-list?**");
  list.answer({ meta: { status: { error: false } }, ...answerOf(10, 25) });
  const call = await control(page, "/job/job-1?**");
  call.hold();
  const stage = await open(page, tag);
  const dialog = stage.widget.getByRole("dialog");
  const retry = stage.alert.getByRole("button", { name: "Try again" });
  await stage.widget.getByRole("link", { name: "Job 1", exact: true }).click();
  await expect(dialog.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "a job on its way");

  call.fail("401");
  await expect(retry).toBeVisible();
  await expectSound(stage, "a job failed", { isThere: () => expect(stage.alert.getByRole("button")).toBeVisible() });

  call.answer({ meta: { status: { error: false } }, ...longDetails });
  await retry.click();
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveCount(longDetails.job.sections.length);
  await expectSound(stage, "a job", { everyWidth: true });
  await page.keyboard.press("Escape");
  await expect(stage.widget.getByRole("link", { name: "Job 1", exact: true })).toBeFocused();

  const other = await control(page, "/job/job-2?**");
  other.answer({ meta: { status: { error: true, code: "not_found" } } }, 404);
  await stage.widget.getByRole("link", { name: "Job 2", exact: true }).click();
  await expect(stage.alert).toContainText("This job is no longer open");
  await expectSound(stage, "a job that is not open", { isThere: () => expect(stage.alert).toBeVisible() });
});
