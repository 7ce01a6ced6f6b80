/** Tests the accessibility of the prices abroad in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-roaming-prices";

test("roaming prices: on their way, Belgium, the list of countries, another zone, failed @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/roaming?**");
  call.hold();
  const stage = await open(page, tag);
  const isThere = (): Promise<void> => expect(stage.widget.getByRole("heading", { level: 3 })).toBeVisible();
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "on their way");
  call.pass();
  await isThere();
  await expectSound(stage, "Belgium", { isThere });
  const field = stage.widget.getByRole("combobox");
  await field.fill("ivoire");
  await expect(stage.widget.getByRole("option")).toHaveCount(1);
  await expectSound(stage, "the list");
  await stage.widget.getByRole("option").click();
  await expect(field).not.toHaveValue("ivoire");
  await isThere();
  await expectSound(stage, "outside the zone", { isThere, everyWidth: true });
  await field.fill("Atlantis");
  await expect(stage.widget.getByRole("option")).toHaveCount(0);
  await expectSound(stage, "nothing found", { isThere });
  call.fail("401");
  const failed = await open(page, tag);
  await expect(failed.alert).toBeVisible();
  await expectSound(failed, "failed", { isThere: () => expect(failed.alert).toBeVisible() });
});
