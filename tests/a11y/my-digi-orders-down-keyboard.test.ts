/**
 * Tests an order's page by the keyboard alone while the API refuses every change, in a narrow window: the message takes the focus, phone
 * number and email address are beside it, and the customer's input stays.
 */
import { pathOf } from "#core/base/values/routes.ts";
import { inAnotherHome, internetOrder } from "#tests/contract/support/sample-orders.ts";
import { orderByHand } from "#tests/e2e/placed-orders.ts";
import { signInByHand } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { control } from "./page.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";

/** The values of an order whose customer gives the numbers for Easy Switch later. */
const portability = { currentProvider: null, customerNumber: null, switchNumber: null };

test("my digi: with the API down, by keys alone: numbers of Easy Switch stay typed, an order stays, phone and mail are there", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize({ width: 320, height: 700 });
  const { tokens } = await signInByHand(page, request);
  const body = inAnotherHome(internetOrder({ date: null, intervalValue: null }));
  const number = await orderByHand(request, tokens, { ...body, order: { ...body.order, portability } });
  await page.goto(`${pathOf("orders", "en")}?order-id=${number}`);
  const widget = page.locator(tag);
  const heading = (name: string) => widget.getByRole("heading", { name });
  await expect(widget.getByRole("button", { name: "Give the numbers" })).toBeVisible();
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };
  const calls = await control(page, "/my-digi/orders/*/*");
  calls.fail("503");

  await widget.getByRole("button", { name: "Give the numbers" }).focus();
  await reader.tell();
  await press("Enter");
  await expect(heading("Give the numbers")).toBeFocused();
  await reader.tell();
  await expect(widget.getByLabel("Your current operator")).toBeVisible();
  await reader.tabTo("Your current operator");
  await page.keyboard.type("Prox");
  await reader.tabTo("Customer number");
  await page.keyboard.type("60012345");
  await reader.tabTo("Easy Switch number");
  await page.keyboard.type("PXS123456A");
  await press("Enter");
  await expect(widget.locator('[part="alert"]:visible')).toBeFocused();
  await reader.tell();
  await reader.tabTo("support@digi.example");
  await expect(widget.getByLabel("Your current operator")).toHaveValue("PXS");
  await expect(widget.getByLabel("Customer number")).toHaveValue("60012345");
  await expect(widget.getByLabel("Easy Switch number")).toHaveValue("PXS123456A");
  await widget.getByRole("button", { name: "Leave it as it is" }).focus();
  await reader.tell();
  await press("Enter");
  await expect(widget.getByRole("button", { name: "Give the numbers" })).toBeFocused();
  await reader.tell();

  await reader.tabTo("Cancel the order");
  await press("Enter");
  await expect(heading("Cancel this order?")).toBeFocused();
  await reader.tell();
  await reader.tabTo("Cancel the order");
  await press("Enter");
  await expect(widget.getByRole("dialog").locator('[part="alert"]')).toBeFocused();
  await reader.tell();
  await reader.tabTo("support@digi.example");
  await inTurn(3, () => press("Shift+Tab").then(reader.tell));
  await press("Enter");
  await expect(widget.getByRole("button", { name: "Cancel the order" })).toBeFocused();
  await reader.tell();

  expect(reader.lines).toEqual(transcript);
});

async function inTurn(times: number, step: () => Promise<unknown>): Promise<void> {
  for (let made = 0; made < times; made++) await step();
}

const transcript = [
  'button "Give the numbers"',
  'heading "Give the numbers"',
  'combobox "Your current operator" (not expanded)',
  'textbox "Customer number": 1 to 20 digits, as on your bill. (required)',
  'textbox "Easy Switch number": With Proximus it begins with PXS. (required)',
  'group "Our service isn’t available right now. Please try again in a few minutes.": What you typed is kept. Code 503',
  'button "Try again"',
  'link "+32 2 870 41 41"',
  'link "support@digi.example"',
  'button "Leave it as it is"',
  'button "Give the numbers"',
  'button "Order confirmation"',
  'button "Contract summary"',
  'button "Cancel the order"',
  'heading "Cancel this order?"',
  'button "Close": Close',
  'button "Keep the order"',
  'button "Cancel the order"',
  'group "Our service isn’t available right now. Please try again in a few minutes.": Code 503',
  'link "+32 2 870 41 41"',
  'link "support@digi.example"',
  'link "+32 2 870 41 41"',
  'button "Cancel the order"',
  'button "Keep the order"',
  'button "Cancel the order"',
];
