/** Tests the accessibility of the price list in every tab, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-price-list";

test("price list: mobile, a country that there is not, internet, TV, failed @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag);
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
  const call = await control(page, "/page-data?**");
  call.fail("401");
  const failed = await open(page, tag);
  await expect(failed.alert).toBeVisible();
  await expectSound(failed, "failed", { isThere: () => expect(failed.alert).toBeVisible() });
});
