/** Tests the accessibility of the explained invoice: both pages, a mark that is pointed at, the largest picture, and what comes instead. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

test("invoice explainer: each page, a mark that is pointed at, the largest picture @all", async ({ page }) => {
  const stage = await open(page, "digi-invoice-explainer");
  const isThere = (): Promise<void> => expect(stage.widget.locator("img")).toBeVisible();
  await isThere();
  await expectSound(stage, "page 1", { isThere, everyWidth: true });
  await stage.widget.locator('button[data-mark="due-date"]').click();
  await expect(stage.widget.locator("li[data-pointed]")).toHaveCount(1);
  const larger = stage.widget.locator(".explainer-zoom button").last();
  for (let times = 0; times < 3; times++) await larger.click();
  await expect(larger).toBeDisabled();
  await expectSound(stage, "a mark, at the largest size", { isThere });
  await stage.widget.getByRole("tab").last().click();
  await expect(stage.widget.locator('li[data-mark="vat"]')).toBeVisible();
  await expectSound(stage, "page 2", { isThere });
});

test("invoice explainer: on its way, an error in its stead, failed @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/page-data?**");
  call.hold();
  const stage = await open(page, "digi-invoice-explainer");
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "on its way");
  call.answer({ meta: { status: { error: false } }, error: "This page is being rewritten." });
  await expect(stage.alert).toBeVisible();
  await expectSound(stage, "an error", { isThere: () => expect(stage.alert).toBeVisible() });
  call.fail("401");
  const failed = await open(page, "digi-invoice-explainer");
  await expect(failed.alert).toBeVisible();
  await expectSound(failed, "failed", { isThere: () => expect(failed.alert).toBeVisible() });
});
