/** Tests the accessibility of the page that editors write in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { twoTabs } from "#tests/unit/core/features/cms-page/samples.ts";
import { expectSound } from "./looks.ts";
import { control, open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

test("text page: on its way, each tab, an error in its stead, empty, failed @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/page-data?**");
  const answer = (json: object): void => call.answer({ meta: { status: { error: false } }, ...json });
  call.hold();
  const stage = await open(page, "digi-text-page", { attributes: 'page="terms" loading="eager"' });
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "on its way");
  answer(twoTabs);
  const isThere = (): Promise<void> => expect(stage.widget.getByRole("tab")).toHaveCount(2);
  await isThere();
  await expectSound(stage, "the first tab", { isThere });
  await stage.widget.getByRole("tab").last().click();
  await expect(stage.widget.getByRole("table")).toBeVisible();
  await expectSound(stage, "tables and a warning", { isThere, everyWidth: true });

  answer({ error: "This page is being rewritten." });
  const failed = await open(page, "digi-text-page", { attributes: 'page="terms" loading="eager"' });
  await expect(failed.alert).toBeVisible();
  await expectSound(failed, "an error", { isThere: () => expect(failed.alert).toBeVisible() });
  answer({ title: "Empty", sections: [] });
  const empty = await open(page, "digi-text-page", { attributes: 'page="terms" loading="eager"' });
  await expect(empty.widget.getByRole("link")).toBeVisible();
  await expectSound(empty, "empty", { isThere: () => expect(empty.widget.getByRole("link")).toBeVisible() });
  call.fail("401");
  const refused = await open(page, "digi-text-page", { attributes: 'page="terms" loading="eager"' });
  await expect(refused.alert).toBeVisible();
  await expectSound(refused, "failed", { isThere: () => expect(refused.alert).toBeVisible() });
});
