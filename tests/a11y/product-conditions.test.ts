/** Tests the accessibility of the conditions of products in every tab, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

test("product conditions: each tab @all", async ({ page }) => {
  const stage = await open(page, "digi-product-conditions");
  const isThere = (): Promise<void> => expect(stage.widget.getByRole("tab")).toHaveCount(3);
  for (const at of [0, 1, 2]) {
    await stage.widget.getByRole("tab").nth(at).click();
    await expect(stage.widget.getByRole("tab").nth(at)).toHaveAttribute("aria-selected", "true");
    await expectSound(stage, `tab ${at}`, { isThere, everyWidth: at === 1 });
  }
});
