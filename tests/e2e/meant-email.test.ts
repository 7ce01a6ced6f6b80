/** Journeys of an email address that is one letter away from that of a common provider: it is asked about, and never changed by itself. */
import { expect, test } from "#tests/page.ts";
import { recordEvents } from "./access.ts";

for (const width of [320, 1280])
  test(`at ${width} px a slip in an address is asked about; the visitor takes the other one, or keeps it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const events = await recordEvents(page);
    await page.goto("/demo-pages/newsletter?lang=en");
    const widget = page.locator("digi-newsletter");
    const field = widget.locator('[name="email"]');
    const question = widget.locator(".ui-doubt");
    await field.fill("anna@gmial.com");
    await expect(question, "nothing is asked while somebody types").toHaveCount(0);
    await field.press("Tab");
    await expect(question).toHaveText("Did you mean anna@gmail.com?");
    await expect(field).toHaveAccessibleDescription(/Did you mean anna@gmail\.com\?/);
    await expect(field, "never changed by itself").toHaveValue("anna@gmial.com");
    await expect(widget.getByRole("status").first()).toContainText("Did you mean anna@gmail.com?");

    const take = widget.getByRole("button", { name: "Use anna@gmail.com" });
    await take.click();
    await expect(field).toHaveValue("anna@gmail.com");
    await expect(field).toBeFocused();
    await expect(question).toHaveCount(0);

    await field.fill("anna@hotmial.be");
    await field.press("Tab");
    await expect(question).toHaveText("Did you mean anna@hotmail.be?");
    await page.keyboard.press("Shift+Tab");
    await field.press("End");
    await field.press("x");
    await expect(question, "the question is over once somebody types on").toHaveCount(0);
    expect(await events()).not.toMatch(/gmial|hotmial/);
  });
