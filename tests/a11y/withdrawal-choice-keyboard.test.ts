/**
 * Tests the withdrawal of a customer by the keyboard alone: the way to it in a window 320 px wide, and the choice of a contract and of its
 * products.
 */
import { pathOf, type BuiltPage } from "#core/base/values/routes.ts";
import { mobileOrder, newLine } from "#tests/contract/support/sample-orders.ts";
import { orderByHand } from "#tests/e2e/placed-orders.ts";
import { signInByHand } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { narrow } from "./looks.ts";
import { listen } from "./transcript.ts";

const tag = "digi-withdrawal";

/**
 * Returns a line of the transcript with `N`, `PERIOD` and `EMAIL` in place of order numbers, periods and email addresses, which differ from
 * one run of the tests to the next.
 */
const general = (line: string): string =>
  line
    .replaceAll(/5000\d{5}/g, "N")
    .replace(/\d+ days left, until \w+day, \d+ \w+/, "PERIOD")
    .replace(/\S+@\S+/, "EMAIL");

for (const id of ["home", "bundle", "shop-check", "orders"] as const satisfies readonly BuiltPage[])
  test(`withdrawal: by keys alone from the page ${id}, at 320 px, with one press of Enter`, async ({ page, complaints }) => {
    complaints.announce("Failed to load resource"); // a visitor who is not signed in has no session to be renewed
    await page.setViewportSize(narrow);
    await page.goto(pathOf(id, "en"));
    const link = page.locator("footer").getByRole("link", { name: "Withdraw from contract here" });
    await expect(link).toBeVisible();
    // The footer is the last thing on the page, so backwards is the short way.
    await expect(async () => {
      await page.keyboard.press("Shift+Tab");
      await expect(link).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [20] });
    await expect(link).toBeInViewport({ ratio: 1 });
    const isCovered = await link.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isCovered, "nothing stands before it").toBe(false);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(pathOf("withdrawal", "en"));
    await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
    await expect(page.locator(tag).getByRole("button", { name: "Withdraw from contract here" })).toBeVisible();
  });

test("withdrawal: a customer chooses contract and products by keys alone, and what is told on the way", async ({ page, request }) => {
  await page.setViewportSize(narrow);
  const { tokens } = await signInByHand(page, request);
  const numbers: string[] = [];
  for (const lines of [[newLine()], [newLine(), newLine("essentials", "1102")]])
    numbers.push(await orderByHand(request, tokens, mobileOrder(...lines)));
  await page.goto(pathOf("withdrawal", "en"));
  const widget = page.locator(tag);
  const heading = (name: string) => widget.getByRole("heading", { name });
  const radios = widget.getByRole("radio");
  const products = widget.getByRole("checkbox");
  await expect(radios).toHaveCount(2);
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };

  await widget.getByRole("button", { name: "Withdraw from contract here" }).focus();
  await reader.tell();
  await press("Enter");
  await expect(radios.first()).toBeFocused();
  await reader.tell();
  await press("ArrowDown");
  await expect(radios.nth(1)).toBeChecked();
  await reader.tell();
  await press("ArrowUp");
  await expect(products).toHaveCount(2);
  await reader.tell();
  for (const title of ["Light", "Essentials"]) {
    await reader.tabTo(title);
    await press("Space");
  }
  await reader.tell();
  await expect(products.and(page.locator(":checked"))).toHaveCount(0);
  await reader.tabTo("Withdraw from contract here");
  await press("Enter");
  await expect(products.first()).toBeFocused();
  await reader.tell();
  await press("Space");
  await expect(products.first()).toBeChecked();
  await reader.tell();
  await reader.tabTo("Withdraw from contract here");
  await press("Enter");
  await expect(heading("Confirm your withdrawal")).toBeFocused();
  await reader.tell();
  await reader.tabTo("Confirm withdrawal");
  await press("Enter");
  await expect(heading("Receipt of your withdrawal")).toBeFocused();
  await reader.tell();
  await expect(widget).toContainText(numbers[1] ?? "");

  expect(reader.lines.map(general)).toEqual(transcript);
});

const transcript = [
  'button "Withdraw from contract here"',
  "says: Choose a contract",
  'radio "Contract for mobile Contract N. PERIOD" (not checked)',
  'radio "Contract for mobile Contract N. PERIOD" (checked)',
  'radio "Contract for mobile Contract N. PERIOD" (checked)',
  'checkbox "Light" (checked)',
  'checkbox "Essentials" (checked)',
  'checkbox "Essentials" (not checked)',
  'button "Withdraw from contract here"',
  "says: Choose at least one product",
  'checkbox "Light": Choose at least one product (invalid, not checked)',
  'checkbox "Light" (checked)',
  'checkbox "Essentials" (not checked)',
  'button "Withdraw from contract here"',
  'heading "Confirm your withdrawal"',
  'button "Confirm withdrawal"',
  'heading "Receipt of your withdrawal"',
];
