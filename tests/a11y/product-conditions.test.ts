/** Tests the accessibility of the conditions of products in every state and tab, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-product-conditions";

test("product conditions: on their way, each tab, an error in their stead, failed @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/page-data?**");
  call.hold();
  const stage = await open(page, tag);
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "on their way");
  call.pass();
  const isThere = (): Promise<void> => expect(stage.widget.getByRole("tab")).toHaveCount(3);
  for (const at of [0, 1, 2]) {
    await stage.widget.getByRole("tab").nth(at).click();
    await expect(stage.widget.getByRole("tab").nth(at)).toHaveAttribute("aria-selected", "true");
    await expectSound(stage, `tab ${at}`, { isThere, everyWidth: at === 1 });
  }
  call.answer({ meta: { status: { error: false } }, error: "This page is being rewritten." });
  const replaced = await open(page, tag);
  await expect(replaced.alert).toBeVisible();
  await expectSound(replaced, "an error", { isThere: () => expect(replaced.alert).toBeVisible() });
  call.fail("401");
  const failed = await open(page, tag);
  await expect(failed.alert).toBeVisible();
  await expectSound(failed, "failed", { isThere: () => expect(failed.alert).toBeVisible() });
});
