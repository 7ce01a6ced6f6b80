/** Tests the accessibility of the list of jobs in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { answerOf, jobOf } from "#tests/unit/widgets/job-list/samples.ts";
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
