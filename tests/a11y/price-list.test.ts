/** Tests the accessibility of the price list in every tab, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-price-list";

test("price list: on its way, mobile, a country that there is not, internet, TV, an error in its stead, failed @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/page-data?**");
  call.hold();
  const stage = await open(page, tag);
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "on its way");
  call.pass();
  const search = stage.field("find-country");
  await expect(search).toBeVisible();
  await expectSound(stage, "mobile", { isThere: () => expect(search).toBeVisible() });
  await search.fill("Atlantis");
  await expect(stage.widget.locator('[data-section="international"] table')).toHaveCount(0);
  await expectSound(stage, "no such country", { isThere: () => expect(search).toBeVisible() });
  for (const at of [1, 2]) {
    await stage.widget.getByRole("tab").nth(at).click();
    await expect(search).toHaveCount(0);
    await expectSound(stage, `tab ${at}`, { everyWidth: at === 2, isThere: () => expect(stage.widget.getByRole("tab")).toHaveCount(3) });
  }
  call.answer({ meta: { status: { error: false } }, error: "This list is being rewritten." });
  const replaced = await open(page, tag);
  await expect(replaced.alert).toBeVisible();
  await expectSound(replaced, "an error", { isThere: () => expect(replaced.alert).toBeVisible() });
  call.fail("401");
  const failed = await open(page, tag);
  await expect(failed.alert).toBeVisible();
  await expectSound(failed, "failed", { isThere: () => expect(failed.alert).toBeVisible() });
});
