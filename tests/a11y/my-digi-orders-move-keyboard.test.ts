/**
 * Tests by the keyboard alone, at the width of a phone, how a customer changes the time of an agreed visit, and how the customer leaves it
 * as it is.
 */
import { alert, arriveAtOrder, button, chooseDay, withoutVisit } from "#tests/e2e/my-digi-orders.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";

/** Returns a line of the transcript with names in place of days and times, which differ from one run of the tests to the next. */
const general = (line: string): string =>
  line
    .replaceAll(/\b\w+day, \d+ \w+ \d{4}, \d\d:\d\d to \d\d:\d\d/g, "SLOT")
    .replaceAll(/\b\w+day,? \d+ \w+ \d{4}/g, "DAY")
    .replaceAll(/\d\d:\d\d to \d\d:\d\d/g, "HOURS");

test("my digi: an agreed visit is left as it is, then moved, by keys alone, and what is told on the way", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await arriveAtOrder(page, request, withoutVisit());
  await button(page, "Choose a day").click();
  await chooseDay(page, 2);
  await button(page, "Agree on this time").click();
  await expect(alert(page)).toContainText("The visit is agreed");
  const widget = page.locator(tag);
  const heading = (name: string) => widget.getByRole("heading", { name });
  const before = await widget
    .getByText(/^\w+day, \d+ \w+ \d{4}, /)
    .first()
    .innerText();
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };

  await alert(page).focus();
  await reader.tell();
  await reader.tabTo("Choose another time");
  await press("Enter");
  await expect(heading("When may our technician come?")).toBeFocused();
  await reader.tell();
  await expect(widget.getByRole("button", { name: "Agree on this time" })).toBeEnabled();
  await reader.tabTo("Leave it as it is");
  await press("Enter");
  await expect(button(page, "Choose another time")).toBeFocused();
  await reader.tell();
  await press("Enter");
  await expect(heading("When may our technician come?")).toBeFocused();
  await reader.tell();
  await reader.tabTo("First available");
  await press("Enter");
  await reader.tell();
  await reader.tabTo("Agree on this time");
  await press("Enter");
  await expect(alert(page)).toBeFocused();
  await reader.tell();
  await expect(widget.getByText(/^\w+day, \d+ \w+ \d{4}, /).first()).not.toHaveText(before);

  // Whether the calendar has another month depends on the day of the test.
  expect(reader.lines.map(general).filter((line) => line !== "says: Loading…" && !line.includes(" month"))).toEqual(transcript);
});

const transcript = [
  'group "The visit is agreed: SLOT": You get it by email. The file for your calendar is among the documents below.',
  'button "Choose another time"',
  'heading "When may our technician come?"',
  'button "First available: SLOT"',
  'button "DAY"',
  'combobox "Day" (not expanded)',
  'button "Agree on this time"',
  'button "Leave it as it is"',
  'button "Choose another time"',
  'heading "When may our technician come?"',
  'button "First available: SLOT"',
  'button "First available: SLOT"',
  'button "DAY"',
  'combobox "Day" (not expanded)',
  'radio "HOURS" (checked)',
  'button "Agree on this time"',
  'group "The visit is agreed: SLOT": You get it by email. The file for your calendar is among the documents below.',
];
