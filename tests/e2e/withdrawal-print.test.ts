/** Tests the receipt of a withdrawal on paper: all of the receipt is printed, and nothing of the page that only a screen needs. */
import { expect, test } from "#tests/page.ts";
import { button, confirm, open, receipt, someStatement, state, statedLines, widget } from "./withdrawal.ts";

test("the printed receipt has each of its lines and no button, and the page around it is left out @all", async ({ page }) => {
  const typed = { ...someStatement(), name: "Nora ".repeat(15).trim() };
  await open(page);
  await state(page, typed);
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
  const onScreen = await statedLines(page);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 720, height: 1000 }); // A sheet of A4 with its margins.
  expect(await statedLines(page)).toEqual(onScreen);
  const lines = widget(page).locator(".statement > div");
  await expect(lines).toHaveCount(5);
  for (const line of await lines.all()) await expect(line).toBeVisible();
  for (const name of ["Print the receipt", "Withdraw from another contract"]) await expect(button(page, name)).toBeHidden();
  for (const part of [".site-header", ".site-footer"]) await expect(page.locator(part)).toBeHidden();
  const sheet = await widget(page).evaluate((tag) => {
    const { left, right, height } = tag.getBoundingClientRect();
    const cut = [...(tag.shadowRoot?.querySelectorAll("dd, li, p") ?? [])].filter((one) => one.scrollWidth > one.clientWidth + 1);
    return { isWithin: left >= 0 && right <= innerWidth, height, cut: cut.length };
  });
  expect(sheet).toMatchObject({ isWithin: true, cut: 0 });
  expect(sheet.height, "it fits on one sheet").toBeLessThan(1000);
});
