/** Tests an order's page by the keyboard alone, at the width of a phone: where the focus goes, and what a screen reader says. */
import { pathOf } from "#core/base/values/routes.ts";
import { inAnotherHome, internetOrder } from "#tests/contract/support/sample-orders.ts";
import { orderByHand } from "#tests/e2e/placed-orders.ts";
import { signInByHand } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";

/**
 * Returns a line of the transcript with names in place of order numbers, days and times, which differ from one run of the tests to the
 * next.
 */
const general = (line: string): string =>
  line
    .replace(/5000\d{5}/g, "N")
    .replace(/\b\w+day, \d+ \w+ \d{4}, \d\d:\d\d to \d\d:\d\d/g, "SLOT")
    .replace(/\b\w+day,? \d+ \w+ \d{4}/g, "DAY")
    .replace(/\d\d:\d\d to \d\d:\d\d/g, "HOURS");

test("my digi: an order is found, its visit chosen, and the order cancelled by keys alone, and what is told on the way", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { tokens } = await signInByHand(page, request);
  await orderByHand(request, tokens, inAnotherHome(internetOrder({ date: null, intervalValue: null })));
  await page.goto(pathOf("orders", "en"));
  const widget = page.locator(tag);
  const heading = (name: string) => widget.getByRole("heading", { name });
  await expect(widget.getByRole("article")).toHaveCount(1);
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };

  await widget.getByRole("link", { name: "Orders" }).focus();
  await reader.tell();
  await reader.tabTo("Follow the order");
  await press("Enter");
  await expect(heading("Order 5")).toBeFocused();
  await reader.tell();
  await expect(widget.getByRole("button", { name: "Choose a day" })).toBeVisible();
  await reader.tabTo("Choose a day");
  await press("Enter");
  await expect(heading("When may our technician come?")).toBeFocused();
  await reader.tell();
  await expect(widget.getByRole("button", { name: "Agree on this time" })).toBeEnabled();
  await reader.tabTo("Agree on this time");
  await press("Enter");
  await expect(widget.locator('[name="date"]')).toBeFocused();
  await reader.tell();
  await page.keyboard.press("Shift+Tab");
  await widget.getByRole("button", { name: /^First available/ }).focus();
  await reader.tell();
  await press("Enter");
  await reader.tabTo("Agree on this time");
  await press("Enter");
  await expect(widget.locator('[part="alert"][data-tone="success"]')).toBeFocused();
  await reader.tell();
  await reader.tabTo("Cancel the order");
  await press("Enter");
  await expect(heading("Cancel this order?")).toBeFocused();
  await reader.tell();
  await reader.tabTo("Cancel the order");
  await press("Enter");
  await expect(widget.getByRole("group", { name: "Your order is cancelled" })).toBeFocused();
  await reader.tell();

  // Whether the calendar has another month depends on the day of the test.
  const lines = reader.lines.map(general).filter((line) => line !== "says: Loading…" && !line.includes(" month"));
  expect(lines).toEqual(transcript);
});

const transcript = [
  'link "Orders"',
  'link "Invoices"',
  'link "Follow the order N"',
  'heading "Order N"',
  'button "Choose a day"',
  'heading "When may our technician come?"',
  'button "First available: SLOT"',
  'button "DAY"',
  'combobox "Day" (not expanded)',
  'button "Agree on this time"',
  "says: 1 field needs your attention",
  'combobox "Day": Choose a day (invalid, not expanded)',
  'button "First available: SLOT"',
  'button "DAY"',
  'combobox "Day" (not expanded)',
  'radio "HOURS" (checked)',
  'button "Agree on this time"',
  'group "The visit is agreed: SLOT": You get it by email. The file for your calendar is among the documents below.',
  'button "Choose another time"',
  'button "Order confirmation"',
  'button "The technician’s visit, for your calendar"',
  'button "Contract summary"',
  'button "Cancel the order"',
  'heading "Cancel this order?"',
  'button "Close": Close',
  'button "Keep the order"',
  'button "Cancel the order"',
  'group "Your order is cancelled": You pay nothing for it. You get a confirmation by email.',
];
