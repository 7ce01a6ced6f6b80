/**
 * Tests a withdrawal by the keyboard alone while the API has an outage, in a narrow window: the message takes the focus, the phone number
 * and the email address are beside it, and the visitor's input stays.
 */
import { pathOf } from "#core/base/values/routes.ts";
import { newAddress } from "#tests/e2e/access.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { control } from "./page.ts";
import { listen } from "./transcript.ts";

const tag = "digi-withdrawal";

test("withdrawal: with the API down, by keys alone: the message, phone and mail, and what was typed is kept", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(pathOf("withdrawal", "en"));
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  const widget = page.locator(tag);
  const heading = (name: string) => widget.getByRole("heading", { name });
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };
  const call = await control(page, "/withdrawal");
  call.fail("503");
  const email = newAddress("nora");

  await widget.locator('[name="name"]').focus();
  await reader.tell();
  await page.keyboard.type("Nora Maes");
  await reader.tabTo("Contract or order number");
  await page.keyboard.type("599999999");
  await reader.tabTo("Email for the receipt");
  await page.keyboard.type(email);
  await press("Enter");
  await expect(heading("Confirm your withdrawal")).toBeFocused();
  await reader.tell();
  await reader.tabTo("Confirm withdrawal");
  await press("Enter");
  await expect(widget.locator('[part="alert"]')).toBeFocused();
  await reader.tell();
  await reader.tabTo("support@digi.example");
  for (let back = 0; back < 3; back++) {
    await press("Shift+Tab");
    await reader.tell();
  }
  await press("Enter");
  await expect(heading("Withdraw from your contract")).toBeFocused();
  await reader.tell();
  for (const [name, text] of [
    ["name", "Nora Maes"],
    ["contract", "599999999"],
    ["email", email],
  ] as const)
    await expect(widget.locator(`[name="${name}"]`)).toHaveValue(text);
  call.pass();
  await reader.tabTo("Withdraw from contract here");
  await press("Enter");
  await expect(heading("Confirm your withdrawal")).toBeFocused();
  await reader.tell();
  await reader.tabTo("Confirm withdrawal");
  await press("Enter");
  await expect(heading("Receipt of your withdrawal")).toBeFocused();
  await reader.tell();

  expect(reader.lines).toEqual(transcript);
});

const transcript = [
  'textbox "Name" (required)',
  'textbox "Contract or order number": It’s in our email about your order. (required)',
  'textbox "Email for the receipt" (required)',
  'heading "Confirm your withdrawal"',
  'button "Confirm withdrawal"',
  'group "Our service isn’t available right now. Please try again in a few minutes.": What you typed is kept. Code 503',
  'button "Try again"',
  'link "+32 2 870 41 41"',
  'link "support@digi.example"',
  'link "+32 2 870 41 41"',
  'button "Try again"',
  'button "Change"',
  'heading "Withdraw from your contract"',
  'textbox "Name" (required)',
  'textbox "Contract or order number": It’s in our email about your order. (required)',
  'textbox "Email for the receipt" (required)',
  'button "Withdraw from contract here"',
  'heading "Confirm your withdrawal"',
  'button "Confirm withdrawal"',
  'heading "Receipt of your withdrawal"',
];
