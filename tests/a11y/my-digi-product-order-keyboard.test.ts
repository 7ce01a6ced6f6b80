/** Tests the order of a landline by the keyboard alone, on a phone: where the focus goes, and what a screen reader says. */
import { pathOf } from "#core/base/values/routes.ts";
import { withInternetAlone } from "#tests/e2e/my-digi-product-order.ts";
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";
const order = "Order with obligation to pay";

/**
 * Returns a line of the transcript with names in place of days, the order's number and the customer's address, which differ from one run of
 * the tests to the next.
 */
const general = (line: string): string => line.replace(/\b\d+ [A-Z][a-z]+ \d{4}/g, "DAY").replace(/5000\d{5}/g, "N");

test("my digi: a landline is ordered by keys alone, with mistakes and a refused number, and what is told on the way", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize({ width: 390, height: 700 });
  await signInWithProducts(page, request);
  await page.goto(`${pathOf("my-products-landline", "en")}?address-id=${withInternetAlone}`);
  const widget = page.locator(tag);
  const field = (name: string) => widget.locator(`[name="${name}"]`);
  const button = widget.getByRole("button", { name: order });
  await expect(button).toBeVisible();
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };

  await widget.getByRole("link", { name: "Back: My products" }).focus();
  await reader.tell();
  await reader.tabTo(order);
  await press("Enter");
  await expect(field("package")).toBeFocused();
  await reader.tell();
  await press("Enter");
  await expect(button).toBeEnabled();
  await reader.tell();
  await reader.tabTo(order);
  await press("Enter");
  await expect(field("landline_phone").first()).toBeFocused();
  await reader.tell();
  await press("ArrowDown");
  await expect(field("landline_phone").last()).toBeChecked();
  await reader.tell();
  await expect(field("landline_provider").locator("option", { hasText: "Proximus" })).toBeAttached();
  await reader.tabTo("Your current landline number");
  await page.keyboard.type("02 212 34 56");
  await reader.tabTo("Your current operator");
  await page.keyboard.type("Prox");
  await expect(field("landline_provider")).toHaveValue("proximus");
  await reader.tabTo("This number is mine");
  await press("Space");
  await reader.tabTo("As soon as possible");
  await press("Space");
  await reader.tabTo(order);
  await press("Enter");
  await expect(field("landline_number")).toBeFocused();
  await expect(widget.locator("[part=error]:visible")).toHaveText("Phone number already used.");
  await reader.tell();
  await press("Control+a");
  await page.keyboard.type("09 234 56 72");
  await reader.tabTo(order);
  await press("Enter");
  await expect(widget.getByRole("heading", { name: /^Thank you/ })).toBeFocused();
  await reader.tell();
  await reader.tabTo("Contract summary");

  expect(reader.lines.map(general).filter((line) => line !== "says: Loading…")).toEqual(transcript);
});

const early =
  'radio "As soon as possible (landline from DAY) I ask to start before my 14 days to withdraw are over. If I withdraw after all, I pay for the days until then."';

const transcript = [
  'link "Back: My products"',
  'combobox "Address" (not expanded)',
  'button "Choose Landline + Unlimited"',
  'button "Order with obligation to pay"',
  'button "Choose Landline + Unlimited": Please select your package',
  'button "Chosen: Landline + Unlimited"',
  'radio "A new number We pick one for you." (not checked)',
  'DisclosureTriangle "Read the contract summary" (not expanded)',
  'link "Download the contract summary (PDF)"',
  `${early} (not checked)`,
  'button "Order with obligation to pay"',
  'radio "A new number We pick one for you." (not checked)',
  'radio "Keep my number We move it over from your operator." (checked)',
  'textbox "Your current landline number": 9 or 10 digits, beginning with 0 (required)',
  'combobox "Your current operator" (not expanded)',
  'checkbox "This number is mine, and I ask digi to move it over.": Required (not checked)',
  'DisclosureTriangle "Read the contract summary" (not expanded)',
  'link "Download the contract summary (PDF)"',
  `${early} (not checked)`,
  'button "Order with obligation to pay"',
  'textbox "Your current landline number": 9 or 10 digits, beginning with 0 Phone number already used. (invalid, required)',
  'combobox "Your current operator" (not expanded)',
  'checkbox "This number is mine, and I ask digi to move it over.": Required (checked)',
  'DisclosureTriangle "Read the contract summary" (not expanded)',
  'link "Download the contract summary (PDF)"',
  `${early} (checked)`,
  'button "Order with obligation to pay"',
  "says: Still needed: a day for our technician. Choose the day that suits you. Without one, we call you within 2 working days.",
  'heading "Thank you, Alex"',
  'link "Choose a day"',
  'link "Order confirmation"',
  'link "Contract summary"',
];
