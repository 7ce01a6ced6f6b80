/**
 * Tests the options that can be added to a product by the keyboard alone, at the width of a phone: where the focus goes, and what a screen
 * reader says.
 */
import type { APIRequestContext, Page } from "playwright/test";
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";
const order = "Order with obligation to pay";

/** Returns a line of the transcript with a name in place of days, which differ from one run of the tests to the next. */
const general = (line: string): string =>
  line.replace(/\b\d+ (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?/g, "DAY");

/** Opens a page at the given address, at the width of a phone, and begins to record announcements and focus. */
async function arrive(page: Page, request: APIRequestContext, address: string) {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInWithProducts(page, request);
  await page.goto(`/en/my-digi/my-products/${address}`);
  const widget = page.locator(tag);
  const reader = await listen(page, tag);
  /** Presses the button that has the focus, after it has checked that the button is visible and has a focus ring. */
  const press = async (): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press("Enter");
  };
  const opens = async (name: string): Promise<void> => {
    await expect(widget.getByRole("dialog").getByRole("heading", { name })).toBeFocused();
    await reader.tell();
  };
  const isDone = async (): Promise<void> => {
    await expect(widget.getByRole("dialog")).toBeHidden();
    await expect(widget.locator("[part=alert][role=group]")).toBeFocused();
    await reader.tell();
  };
  const lines = (): readonly string[] => reader.lines.map(general).filter((line) => line !== "says: Loading…");
  return { widget, reader, press, opens, isDone, lines };
}

test("my digi: data is bought by keys alone, and what is told on the way", async ({ page, request }) => {
  const { widget, reader, press, opens, isDone, lines } = await arrive(page, request, "mobile?tab=section_mobile_data_options");
  await expect(widget.locator(".option-card")).toHaveCount(3);
  await widget.getByRole("tab", { name: "Extra data" }).focus();
  await reader.tell();
  await reader.tabTo("Buy 5 GB of data");
  await press();
  await opens("Buy 5 GB of data?");
  await reader.tabTo(order);
  await press();
  await isDone();
  expect(lines()).toEqual(ofData);
});

test("my digi: the channel pack is added and switched off by keys alone, and what is told on the way", async ({ page, request }) => {
  const { widget, reader, press, opens, isDone, lines } = await arrive(page, request, "tv");
  await expect(widget.getByRole("button", { name: "Add International channel pack" })).toBeVisible();
  await widget.getByRole("tab").first().focus();
  await reader.tell();
  await reader.tabTo("Add International channel pack");
  await press();
  await opens("Add International channel pack?");
  await reader.tabTo(order);
  await press();
  await isDone();
  await widget.getByRole("tab", { selected: true }).focus();
  await reader.tabTo("Switch off International channel pack");
  await press();
  await opens("Switch off International channel pack?");
  await reader.tabTo("Switch off");
  await press();
  await isDone();
  expect(lines()).toEqual(ofChannels);
});

const ofData: readonly string[] = [
  'tab "Extra data"',
  'tabpanel "Extra data"',
  'button "Buy 1 GB of data"',
  'button "Buy 5 GB of data"',
  'heading "Buy 5 GB of data?"',
  'button "Close": Close',
  'button "Order with obligation to pay"',
  'group "5 GB of data added, until DAY. €2 will be on your next bill."',
];
const ofChannels: readonly string[] = [
  'tab "Options"',
  'tabpanel "Options"',
  'button "Add International channel pack"',
  'heading "Add International channel pack?"',
  'button "Close": Close',
  'button "Order with obligation to pay"',
  'group "International channel pack is on now. It costs €2.50 a month, billed from today."',
  'tabpanel "Options"',
  'button "Switch off International channel pack"',
  'heading "Switch off International channel pack?"',
  'button "Close": Close',
  'button "Keep it"',
  'button "Switch off"',
  'group "International channel pack is off. You pay nothing for it; what you paid is refunded."',
];
