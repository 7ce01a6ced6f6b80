/** Tests the change of a plan by the keyboard alone, at the width of a phone: where the focus goes, and what a screen reader says. */
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";

/** Returns a line of the transcript with names in place of days and numbers, which differ from one run of the tests to the next. */
const general = (line: string): string =>
  line
    .replace(/\+32[\d ]+\d/g, "NUMBER")
    .replace(/\b\d+ (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?/g, "DAY");

test("my digi: a plan is raised and taken back by keys alone, and what is told on the way", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInWithProducts(page, request);
  await page.goto("/en/my-digi/my-products/mobile");
  const widget = page.locator(tag);
  const dialog = widget.getByRole("dialog");
  const said = dialog.locator("[part=alert]");
  const opener = widget.getByRole("button", { name: "Change my plan" });
  await expect(opener).toBeVisible();
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };

  await widget.getByRole("link", { name: "Back: My products" }).focus();
  await reader.tell();
  await reader.tabTo("Change my plan");
  await press("Enter");
  await expect(dialog.getByRole("heading", { name: "Change my plan" })).toBeFocused();
  await reader.tell();
  await reader.tabTo("Light");
  await press("Space");
  await press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Max" })).toBeChecked();
  await reader.tell();
  await expect(dialog.getByRole("button", { name: "Order with obligation to pay" })).toBeEnabled();
  await reader.tabTo("Order with obligation to pay");
  await press("Enter");
  await expect(said).toBeFocused();
  await reader.tell();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await reader.tell();
  await press("Enter");
  await expect(dialog.getByRole("heading", { name: "Change my plan" })).toBeFocused();
  await reader.tabTo("Take the change back");
  await press("Enter");
  await expect(said).toBeFocused();
  await reader.tell();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await reader.tell();
  expect(reader.lines.map(general).filter((line) => line !== "says: Loading…")).toEqual(transcript);
});

const transcript: readonly string[] = [
  'link "Back: My products"',
  'button "Change my plan"',
  'heading "Change my plan"',
  'button "Close": Close',
  'radio "Light": No long contract: cancel whenever you like €5 /month 15 GB of data Unlimited calls and texts ' +
    "Use it in the whole EU at no extra cost 5G included, up to 1 Gbps (not checked)",
  'radio "Max": No long contract: cancel whenever you like €11 /month 30 GB of data Unlimited calls and texts ' +
    "Use it in the whole EU at no extra cost 5G included, up to 1 Gbps (checked)",
  'DisclosureTriangle "Read the contract summary" (not expanded)',
  'link "Download the contract summary (PDF)"',
  'button "Order with obligation to pay"',
  'group "From DAY your plan is Max, for €11 a month."',
  'button "Change my plan"',
  'button "Close": Close',
  'button "Take the change back"',
  'group "The change is taken back. You keep Essentials."',
  'button "Change my plan"',
];
