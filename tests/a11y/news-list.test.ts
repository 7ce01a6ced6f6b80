/** Tests the accessibility of the list of news in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { answerOf } from "#tests/unit/widgets/news-list/samples.ts";
import { expectSound, expectSoundIn } from "./looks.ts";
import { control, open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-news-list";

test("news list: on its way, news, nothing found, failed", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/news-list?**");
  call.hold();
  const stage = await open(page, tag);
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSoundIn(page, tag, "on its way", "en");
  call.pass();
  await expect(stage.widget.getByRole("article")).toHaveCount(9);
  const isThere = (): Promise<void> => expect(stage.widget.getByRole("article")).toHaveCount(9);
  await expectSound(stage, "news", { everyWidth: true, isThere });

  call.answer({ meta: { status: { error: false } }, ...answerOf(0) });
  const empty = await open(page, tag);
  await expect(empty.widget.getByRole("link")).toBeVisible();
  await expectSound(empty, "nothing found");
  call.fail("401");
  const failed = await open(page, tag);
  await expect(failed.alert).toBeVisible();
  await expectSound(failed, "failed");
});
