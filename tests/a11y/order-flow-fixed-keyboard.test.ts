/** Tests the steps of an order of a fixed line by the keyboard alone, and compares what a screen reader says with the expected lines. */
import { postWorkingDays } from "#core/base/values/limits.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { addDays, daysBetween, formatDate, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf, calendar, early, first, inDays, last, openAt, second, slots } from "./fixed-order.ts";
import { heading, next, tag } from "./stored-order.ts";
import { control, type Stage } from "./page.ts";
import { listen } from "./transcript.ts";

/**
 * Returns the lines of the accessibility tree of the whole step, without the days of the month, which change, and the list of operators,
 * which is long.
 */
const treeOf = async ({ widget }: Stage): Promise<string[]> => {
  const lines = (await widget.locator(".order-step").ariaSnapshot()).split("\n");
  const grid = lines.findIndex((line) => line.trim() === "- rowgroup:");
  const end = lines.findIndex((line, index) => index > grid && line.startsWith("- "));
  const others = /^  - option "(?!Proximus)[\w !]+"$/;
  return (grid < 0 ? lines : lines.toSpliced(grid, end - grid)).filter((line) => !others.test(line) || line.includes("Choose"));
};

const nameOf = (date: CalendarDate): string => formatDate(date, "en", "weekday");

/** Returns the date that is focused in the calendar. */
async function focusedDay(stage: Stage): Promise<CalendarDate> {
  const day = await calendar(stage).locator("td:focus-within").getAttribute("data-day");
  const date = parseDate(day);
  if (!date) throw new Error(`no day has focus: ${day}`);
  return date;
}

async function walkTo(stage: Stage, date: CalendarDate): Promise<void> {
  const { keyboard } = stage.page;
  const days = daysBetween(await focusedDay(stage), date);
  for (let week = 0; week < Math.trunc(days / 7); week++) await keyboard.press("ArrowDown");
  for (let day = 0; day < days % 7; day++) await keyboard.press("ArrowRight");
  expect(await focusedDay(stage)).toBe(date);
}

const moveTree = [
  '- heading "Your internet and TV today" [level=3]',
  '- radiogroup "How do you come to us?":',
  "  - text: How do you come to us?",
  '  - radio "I am switching from another operator We end your old contract for you, once your new services work. It’s called Easy Switch, it’s free, and the law makes it the standard." [checked]',
  "  - text: I am switching from another operator We end your old contract for you, once your new services work. It’s called Easy Switch, it’s free, and the law makes it the standard.",
  "  - 'radio \"I am new: I have no internet or TV today\"'",
  '  - text: "I am new: I have no internet or TV today"',
  '  - radio "I keep my current operator for now Your old contract goes on, and you pay for both until you end it yourself."',
  "  - text: I keep my current operator for now Your old contract goes on, and you pay for both until you end it yourself.",
  '- checkbox "I’ll give my customer and Easy Switch numbers later (optional)"',
  "- text: I’ll give my customer and Easy Switch numbers later (optional) Your current operator",
  '- combobox "Your current operator":',
  '  - option "Choose your operator"',
  '  - option "Proximus" [selected]',
  "- text: Customer number",
  "- paragraph: 1 to 20 digits, as on your bill.",
  '- textbox "Customer number": "1002003"',
  "- text: Easy Switch number",
  "- paragraph: With Proximus it begins with PXS.",
  '- textbox "Easy Switch number"',
  "- group:",
  "  - text: Where do I find these numbers?",
  "  - list:",
  "    - listitem: Customer number",
  "    - listitem: Easy Switch number",
  "  - paragraph: Both stand on every bill of Proximus, often at the top of the first page or beside the amount.",
  "  - paragraph: You also find them when you log in at your operator, or ask its customer service.",
  "- text: When should your old contract end? (optional)",
  '- paragraph: "Leave it empty for: as soon as your new services work."',
  '- textbox "When should your old contract end? (optional)"',
  "- group: How does Easy Switch work?",
  '- heading "Your mandate" [level=4]',
  "- paragraph: By placing this order, you ask us to end, in your name, your contract with Proximus for the home services that this order replaces.",
  "- paragraph: We do so on the date above or, without one, as soon as your new services work, and never before that. Landline numbers that you keep move to us.",
  '- button "Next"',
  '- button "Previous"',
  '- button "Cancel"',
];
const posted = addWorkingDays(inDays(0), postWorkingDays);
const soonHint = "I ask to start before my 14 days to withdraw are over. If I withdraw after all, I pay for the days until then.";
const soon = `As soon as possible (SIM card from ${formatDate(posted, "en")}, fibre from ${formatDate(early, "en")}) ${soonHint}`;
const laterHint = "Nothing starts before that day, and you pay nothing until then.";
const late = `After my 14 days (from ${formatDate(firstDayAfterWithdrawal(inDays(0)), "en")}) ${laterHint}`;
function slotTree(): readonly string[] {
  const month = formatDate(first, "en").replace(/^\d+ /, "");
  return [
    '- heading "When may our technician come?" [level=3]',
    '- radiogroup "When do you want to start?":',
    "  - text: When do you want to start?",
    `  - radio "${soon}"`,
    `  - text: ${soon}`,
    `  - radio "${late}" [checked]`,
    `  - text: ${late}`,
    `- 'button "First available: ${nameOf(first)}, 08:00 to 12:00"'`,
    '- group "Day of the visit":',
    '  - navigation "Day of the visit":',
    '    - button "Previous month" [disabled]',
    '    - button "Next month"',
    `  - text: ${month}`,
    `  - grid "${month}":`,
    "- text: Day",
    '- combobox "Day":',
    '  - option "Choose a day"',
    `  - option "${formatDate(first, "en", "day")}"`,
    `  - option "${formatDate(second, "en", "day")}" [selected]`,
    `  - option "${formatDate(last, "en", "day")}"`,
    '- radiogroup "Time":',
    "  - text: Time",
    '  - radio "08:00 to 12:00"',
    "  - text: 08:00 to 12:00",
    '  - radio "12:00 to 16:00" [checked]',
    "  - text: 12:00 to 16:00",
    '  - radio "16:00 to 20:00"',
    "  - text: 16:00 to 20:00",
    '- heading "What the technician does" [level=4]',
    "- list:",
    "  - listitem: Connects the fibre in your home, and installs your box.",
    "  - listitem: Adds up to 2 WiFi boosters where the signal is weak.",
    "  - listitem: Checks with you that everything works.",
    '- heading "What you prepare" [level=4]',
    "- list:",
    "  - listitem: Somebody of 18 or older is at home, for the whole of the time that you choose.",
    "  - listitem: The place where the box comes is free, with a socket nearby.",
    '- button "Next"',
    '- button "Previous"',
    '- button "Cancel"',
  ];
}

test("order flow: how one comes and a day of the calendar by keys, and what is told of them", async ({ page }) => {
  (await control(page, slots)).answer(answerOf(early, first, second, last));
  const stage = await openAt(page, "move-to-digi");
  const { field, widget } = stage;
  const reader = await listen(page, tag);
  await expect(field("provider").locator("option").nth(1)).toBeAttached();

  await test.step("from whom it moves over", async () => {
    await field("portability").and(page.locator(":checked")).focus();
    await reader.tell();
    for (const stop of ["I’ll give my customer and Easy Switch numbers later", "Your current operator"]) await reader.tabTo(stop);
    await page.keyboard.type("Prox");
    await expect(field("provider").locator("option:checked")).toHaveText("Proximus");
    await reader.tabTo("Customer number");
    await page.keyboard.type("1002003");
    await reader.tabTo("Easy Switch number");
    await reader.tabTo("Where do I find these numbers?");
    await page.keyboard.press("Enter");
    await expect(widget.locator(".ui-bill svg")).toBeVisible();
    await reader.tell();
    // The browser's own date field has several parts to focus, so the test continues behind the field.
    await widget.locator("summary", { hasText: "How does Easy Switch work?" }).focus();
    await reader.tell();
    for (const stop of ["Next", "Previous", "Cancel"]) await reader.tabTo(stop);
    expect(await treeOf(stage)).toEqual(moveTree);
    await field("portability").and(page.locator(":checked")).focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) {
      await page.keyboard.press(key);
      await reader.tell();
    }
    await reader.tabTo("Next");
    await page.keyboard.press("Enter");
  });

  await expect(heading(stage, "When may our technician come?")).toBeFocused();
  await reader.tell();
  await expect(calendar(stage)).toBeVisible();
  await reader.tabTo("As soon as possible");
  await page.keyboard.press("ArrowDown");
  await reader.tell();
  await reader.tabTo("First available");
  await reader.tabTo("Next month");
  await page.keyboard.press("Tab");
  await walkTo(stage, first);
  await reader.tell();
  await page.keyboard.press("ArrowRight");
  await reader.tell();
  await page.keyboard.press("Enter");
  await expect(field("date")).toHaveValue("");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(field("date")).toHaveValue(second);
  expect(await focusedDay(stage)).toBe(second);
  await reader.tell();
  await reader.tabTo("Day");
  await reader.tabTo("08:00 to 12:00");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await reader.tell();
  await expect(field("interval").and(page.locator(":checked"))).toHaveValue("12:00-16:00");
  expect(await treeOf(stage)).toEqual(slotTree());
  // A change of the list of days changes the calendar, too.
  await field("date").selectOption(last);
  await expect(widget.locator(`.rdp-selected[data-day="${last}"]`)).toBeVisible();
  await next(stage);
  await expect(heading(stage, "How would you like to pay?")).toBeFocused();
  // A file that comes slowly may have been announced as loading, so such lines are left out.
  expect(reader.lines.filter((line) => line !== "says: Loading…")).toEqual(transcript);
});

const transcript = [
  'radio "I am switching from another operator We end your old contract for you, once your new services work. It’s called Easy Switch, it’s free, and the law makes it the standard." (checked)',
  'checkbox "I’ll give my customer and Easy Switch numbers later (optional)" (not checked)',
  'combobox "Your current operator" (not expanded)',
  'textbox "Customer number": 1 to 20 digits, as on your bill. (required)',
  'textbox "Easy Switch number": With Proximus it begins with PXS. (required)',
  'DisclosureTriangle "Where do I find these numbers?" (not expanded)',
  'DisclosureTriangle "Where do I find these numbers?" (expanded)',
  'DisclosureTriangle "How does Easy Switch work?" (not expanded)',
  'button "Next"',
  'button "Previous"',
  'button "Cancel"',
  'radio "I am new: I have no internet or TV today" (checked)',
  'radio "I keep my current operator for now Your old contract goes on, and you pay for both until you end it yourself." (checked)',
  'radio "I am new: I have no internet or TV today" (checked)',
  'button "Next"',
  'heading "When may our technician come?"',
  `radio "${soon}" (not checked)`,
  `radio "${late}" (checked)`,
  `button "First available: ${nameOf(first)}, 08:00 to 12:00"`,
  'button "Next month"',
  `button "${nameOf(first)}"`,
  `button "${nameOf(addDays(first, 1))}, not possible: no technician is free" (disabled)`,
  `button "${nameOf(second)}"`,
  'combobox "Day" (not expanded)',
  'radio "08:00 to 12:00" (not checked)',
  'radio "12:00 to 16:00" (checked)',
];
