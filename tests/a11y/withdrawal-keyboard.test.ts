/** Tests a withdrawal by the keyboard alone, at the width of a phone: where the focus goes, and what a screen reader says. */
import { pathOf } from "#core/base/values/routes.ts";
import { newAddress } from "#tests/e2e/access.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-withdrawal";

test("withdrawal: from the statement to the receipt by keys alone, and what is told on the way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(pathOf("withdrawal", "en"));
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  const widget = page.locator(tag);
  const heading = (name: string) => widget.getByRole("heading", { name });
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };

  await widget.locator('[name="name"]').focus();
  await reader.tell();
  await page.keyboard.type("Nora Maes");
  await reader.tabTo("Contract or order number");
  await page.keyboard.type("599999999");
  await reader.tabTo("Withdraw from contract here");
  await press("Enter");
  await expect(widget.locator('[name="email"]')).toBeFocused();
  await reader.tell();
  await page.keyboard.type(newAddress("nora"));
  await press("Enter");
  await expect(heading("Confirm your withdrawal")).toBeFocused();
  await reader.tell();
  await reader.tabTo("Confirm withdrawal");
  await press("Enter");
  await expect(heading("Receipt of your withdrawal")).toBeFocused();
  await reader.tell();
  await reader.tabTo("Withdraw from another contract");

  expect(reader.lines).toEqual(transcript);
});

const transcript = [
  'textbox "Name" (required)',
  'textbox "Contract or order number": It’s in our email about your order. (required)',
  'textbox "Email for the receipt" (required)',
  'button "Withdraw from contract here"',
  "says: 1 field needs your attention",
  'textbox "Email for the receipt": Enter your email address (invalid, required)',
  'heading "Confirm your withdrawal"',
  'button "Confirm withdrawal"',
  'heading "Receipt of your withdrawal"',
  'button "Print the receipt"',
  'button "Withdraw from another contract"',
];
