/** Tests the order of another mobile line by the keyboard alone, on a phone: where the focus goes, and what a screen reader says. */
import type { Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { field, keptNumber, newNumber, orderButton, planButton, radio, thanks } from "#tests/e2e/my-digi-mobile-order.ts";
import { area, errors } from "#tests/e2e/my-digi-orders.ts";
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";
const order = "Order with obligation to pay";

/** Returns a line of the transcript with names in place of days and numbers, which differ from one run of the tests to the next. */
const general = (line: string): string => line.replace(/\b\d+ [A-Z][a-z]+ \d{4}/g, "DAY").replace(/5000\d{5}/g, "N");

type Reader = Awaited<ReturnType<typeof listen>>;
type Press = (key: string) => Promise<void>;

/** Answers the questions about a number that is kept, with a number that another customer already has with this provider. */
async function keepNumber(page: Page, reader: Reader, press: Press): Promise<void> {
  await reader.tabTo("A new number");
  await press("ArrowDown");
  await expect(keptNumber(page)).toBeVisible();
  await reader.tell();
  await expect(field(page, "provider").locator("option", { hasText: "Proximus" })).toBeAttached();
  await reader.tabTo("Your current number");
  await page.keyboard.type("470123456");
  await reader.tabTo("Your current operator");
  await page.keyboard.type("Prox");
  await expect(field(page, "provider")).toHaveValue("proximus");
  await reader.tabTo("Yes");
  await press("ArrowDown");
  await expect(radio(page, "subscription", "no")).toBeChecked();
  await reader.tabTo("Your customer number");
  await page.keyboard.type("60012345");
  await reader.tabTo("This number is mine");
  await press("Space");
}

/** Finds the phone model for the eSIM among the suggestions. */
async function choosePhone(page: Page, reader: Reader, press: Press): Promise<void> {
  await reader.tabTo("Your phone");
  await page.keyboard.type("iPhone 15");
  await expect(area(page).getByRole("option", { name: "Apple iPhone 15", exact: true })).toBeVisible();
  await press("ArrowDown");
  await press("Enter");
  await expect(field(page, "device")).toHaveValue("Apple iPhone 15");
  await reader.tell();
}

test("my digi: another line is ordered by keys alone, from My products, with mistakes and a refused number, to its end", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize({ width: 390, height: 700 });
  await signInWithProducts(page, request);
  await page.goto(pathOf("my-products", "en"));
  const widget = area(page);
  const way = widget.getByRole("link", { name: "Add a mobile plan" });
  await expect(way).toBeVisible();
  await way.focus();
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };
  await reader.tell();
  await press("Enter");
  await expect(orderButton(page)).toBeVisible();
  await widget.getByRole("link", { name: "Back: My products" }).focus();
  await reader.tell();
  await reader.tabTo(order);
  await press("Enter");
  await expect(errors(page)).toHaveCount(4);
  await expect(planButton(page, "Light")).toBeFocused();
  await reader.tell();
  await press("Enter");
  await expect(orderButton(page)).toBeEnabled();
  await keepNumber(page, reader, press);
  await choosePhone(page, reader, press);
  await reader.tabTo("Veldstraat 10");
  await press("Space");
  await reader.tabTo("As soon as possible");
  await press("Space");
  await reader.tabTo(order);
  await press("Enter");
  await expect(errors(page)).toHaveText("Phone number already used.");
  await expect(keptNumber(page)).toBeFocused();
  await reader.tell();
  await press("Control+a");
  await page.keyboard.type(newNumber());
  await reader.tabTo(order);
  await press("Enter");
  await expect(thanks(page)).toBeFocused();
  await reader.tell();
  await reader.tabTo("Contract summary");

  expect(reader.lines.map(general).filter((line) => line !== "says: Loading…")).toEqual(transcript);
});

const esim =
  'radio "eSIM": Nothing to insert: it’s built into your phone. Works with most recent phones Active as soon as your contract starts; we also email the instructions. (checked)';
const early =
  'radio "As soon as possible (eSIM from DAY) I ask to start before my 14 days to withdraw are over. If I withdraw after all, I pay for the days until then."';

const transcript = [
  'link "Add a mobile plan"',
  'link "Back: My products"',
  'button "Choose Light"',
  'button "Choose Essentials"',
  'button "Choose Max"',
  'button "Choose Ultimate"',
  'radio "A new number We pick one for you." (not checked)',
  esim,
  'combobox "Your phone": Type at least 2 letters, for example “pixel” (required, not expanded)',
  'radio "Veldstraat 10, 9000 Ghent" (not checked)',
  'button "Order with obligation to pay"',
  "says: 4 fields need your attention",
  'button "Choose Light": Please select your favorite package',
  'button "Choose Essentials"',
  'button "Choose Max"',
  'button "Choose Ultimate"',
  'radio "A new number We pick one for you." (not checked)',
  'radio "Keep my number We move it over from your operator." (checked)',
  'textbox "Your current number": Without the 0 at the beginning (required)',
  'combobox "Your current operator" (not expanded)',
  'radio "Yes" (not checked)',
  'textbox "Your customer number with that operator": You’ll find it on your last invoice. (required)',
  'checkbox "This number is mine, and I ask digi to move it over.": Required (not checked)',
  esim,
  'combobox "Your phone": Type at least 2 letters, for example “pixel” Choose your phone from the list (invalid, required, not expanded)',
  "says: 5 suggestions",
  'combobox "Your phone": Type at least 2 letters, for example “pixel” (required, not expanded)',
  'radio "Veldstraat 10, 9000 Ghent" (not checked)',
  `${early} (not checked)`,
  'DisclosureTriangle "Read the contract summary" (not expanded)',
  'link "Download the contract summary (PDF)"',
  'button "Order with obligation to pay"',
  'textbox "Your current number": Without the 0 at the beginning Phone number already used. (invalid, required)',
  'combobox "Your current operator" (not expanded)',
  'radio "No" (checked)',
  'textbox "Your customer number with that operator": You’ll find it on your last invoice. (required)',
  'checkbox "This number is mine, and I ask digi to move it over.": Required (checked)',
  esim,
  'combobox "Your phone": Type at least 2 letters, for example “pixel” (required, not expanded)',
  'radio "Veldstraat 10, 9000 Ghent" (checked)',
  `${early} (checked)`,
  'DisclosureTriangle "Read the contract summary" (not expanded)',
  'link "Download the contract summary (PDF)"',
  'button "Order with obligation to pay"',
  'heading "Thank you, Alex"',
  'link "To My products"',
  'link "Order confirmation"',
  'link "Contract summary"',
];
