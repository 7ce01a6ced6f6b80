/** Tests the accessibility of the cookie banner and its settings in every language, width and colour scheme. */
import { expect, test, unasked } from "#tests/page.ts";
import { expectSaid } from "./heard.ts";
import { expectSound } from "./looks.ts";
import { open } from "./page.ts";

test.use(unasked);

const tag = "digi-cookie-consent";

test("cookies: asked, settings, details, chosen", async ({ page }) => {
  const stage = await open(page, tag);
  const { widget } = stage;
  const bar = widget.getByRole("region");
  await expect(bar).toBeVisible();
  await expectSound(stage, "asked", { everyWidth: true });
  await bar.getByRole("button").nth(2).click();
  await expect(widget.getByRole("dialog").getByRole("heading")).toBeFocused();
  await expectSound(stage, "settings", { everyWidth: true });
  for (const summary of await widget.locator("summary").all()) await summary.click();
  await expectSound(stage, "details");
  await widget.getByRole("button", { name: "Save Settings" }).click();
  await expect(bar).toHaveCount(0);
  await expect(widget.getByText("Your cookie choice has been saved.").first(), "what was pressed is gone").toBeFocused();
  await expectSound(stage, "chosen");
  await widget.evaluate((element) => (element as unknown as { show(): Promise<void> }).show());
  await expect(widget.getByText("Your choice is kept under number")).toBeVisible();
  await expectSound(stage, "chosen anew");
});

test("cookies: settings that could not be loaded", async ({ page, complaints }) => {
  complaints.announce("choices.settings");
  complaints.announce("Failed to load resource");
  await page.route("**/choices.settings.js*", (route) => route.abort());
  const stage = await open(page, tag);
  await stage.widget.getByRole("region").getByRole("button").nth(2).click();
  await expect(stage.widget.locator(".consent-failed")).toBeVisible();
  await expectSaid(stage, "The settings couldn’t be loaded.");
  await expectSound(stage, "not loaded");
});
