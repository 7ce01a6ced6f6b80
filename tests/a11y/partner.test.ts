/** The partner's page, in its own colours by tokens alone: every text at 7:1 on what is behind it, and nothing that axe finds in the builder. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { paleTexts, violations } from "./inspect.ts";

const partner = `http://127.0.0.1:${ports.partner}/?lang=en`;
const builder = (page: Page): Locator => page.locator("digi-configurator");
const button = (page: Page, name: string): Locator => builder(page).getByRole("button", { name, exact: true });
const looks = [
  ["light", { width: 1280, height: 900 }],
  ["dark", { width: 320, height: 800 }],
] as const;

test("the builder on a partner's page: offers, a number that is kept, mistakes, a line and the dealer stand out at 7:1, light and dark", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(partner);
  await builder(page).scrollIntoViewIfNeeded();
  await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
  await expect(builder(page).locator(".code-taken").first()).toBeAttached();
  const look = async (what: string): Promise<void> => {
    for (const [colorScheme, size] of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      // What sticks to the window's end would cut a button in half by chance.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect.soft(await paleTexts(page), `${what}, ${colorScheme}, ${size.width} px`).toEqual([]);
      expect.soft(await violations(page, { whole: true }), `${what}, ${colorScheme}, ${size.width} px`).toEqual([]);
    }
  };
  await look("nothing chosen");

  await button(page, "Add a mobile plan").click();
  await builder(page).locator('[name="phone"][value="keep-phone"]').check();
  await button(page, "Add to my pack").click();
  await expect(builder(page).locator("[part=error]:visible").first()).toBeVisible();
  await look("a form with mistakes");

  await button(page, "Choose Light").click();
  await builder(page).locator('[name="phone"][value="new-phone"]').check();
  await builder(page).locator('[name="sim_card"][value="sim"]').check();
  await button(page, "Add to my pack").click();
  await expect(builder(page).getByRole("list", { name: "Your mobile plans" })).toContainText("Light");
  await look("a line");
});
