/** Tests a whole order by the keyboard alone, at the width of a phone: where the focus goes, and what a screen reader says. */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { addWorkingDays } from "#core/base/values/working-days.ts";
import { openOrder } from "#tests/e2e/ordering.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { tag } from "./stored-order.ts";
import { good } from "./links.ts";
import { control } from "./page.ts";
import { listen } from "./transcript.ts";

test("order flow: from the identity app to the order by keys alone, and what is told on the way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const data = { orderId: "D-2026-004711", outcome: "accepted", warnings: [], newAccount: true, total: 12, documents: [] };
  (await control(page, "/bundle-configurator/order")).answer({ ...good, data });
  await openOrder(page);
  const widget = page.locator(tag);
  const heading = (name: string | RegExp) => widget.getByRole("heading", { name });
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    // The focused element is covered neither by the folded bundle nor by anything else.
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };
  const type = (text: string): Promise<void> => page.keyboard.type(text);

  await test.step("the identity app, and a password", async () => {
    await expect(widget.getByRole("button", { name: "Continue with the identity app" })).toBeEnabled();
    await widget.locator("summary").focus();
    await reader.tell();
    await reader.tabTo("Continue with the identity app");
    await press("Enter");
    // The test chooses somebody new in the identity app, so that no other journey has given this person an account.
    await page.getByRole("button", { name: "Somebody new" }).focus();
    await page.keyboard.press("Enter");

    await expect(heading("Your login")).toBeFocused();
    await reader.tell();
    await reader.tabTo("Choose a password");
    await type("Secret-pass-1");
    await reader.tabTo("Repeat the password");
    await type("Secret-pass-1");
    await press("Enter");
  });

  await test.step("the details", async () => {
    await expect(heading("Your details")).toBeFocused();
    await reader.tell();
    await reader.tabTo("Yes, that’s my address");
    await press("Enter");
    await reader.tell();
    await reader.tabTo("Yes");
    await press("Space");
    await reader.tabTo("Myself");
    await press("Space");
    await reader.tabTo("Next");
    await press("Enter");
  });

  await test.step("the payment: missing, and given", async () => {
    await expect(heading("How would you like to pay?")).toBeFocused();
    await reader.tell();
    await reader.tabTo("Next");
    await press("Enter");
    await expect(widget.locator('[name="start_early"]').first()).toBeFocused();
    await reader.tell();
    await press("Space");
    await reader.tabTo("Account number (IBAN)");
    await type("BE71 0961 2345 6769");
    await reader.tabTo("I accept the terms and conditions");
    await press("Space");
    await reader.tabTo("I have read the privacy policy");
    await press("Space");
    await reader.tabTo("Next");
    await press("Enter");
  });

  await expect(heading("Check your order")).toBeFocused();
  await reader.tell();
  // The order button waits for the contract summary, and cannot be focused until then.
  await expect(widget.getByRole("button", { name: "Order with obligation to pay" })).toBeEnabled();
  await reader.tabTo("Order with obligation to pay");
  await press("Enter");
  await expect(heading(/^Thank you, /)).toBeFocused();
  await reader.tell();
  await reader.tabTo("Back to the home page");

  // The identity app has made up the first name.
  expect(reader.lines.map((line) => line.replace(/"Thank you, .+"/, '"Thank you, ‹name›"'))).toEqual(transcript);
});

const posted = formatDate(addWorkingDays(todayInBrussels(Date.now()), postWorkingDays), "en");
const soonHint = "I ask to start before my 14 days to withdraw are over. If I withdraw after all, I pay for the days until then.";
const soon = `radio "As soon as possible (SIM card from ${posted}) ${soonHint}"`;
const transcript = [
  'DisclosureTriangle "Your pack €12 /month One-off costs: €0" (not expanded)',
  'button "Continue with the identity app"',
  'heading "Your login"',
  'textbox "Email address": From the identity app. You’ll log in with it, and we confirm your order there. (readonly, required)',
  'textbox "Choose a password": A good password has: at least 10 characters, an upper-case letter, a lower-case letter, a digit, a special character. (required)',
  "says: Done: a digit",
  'button "Show password"',
  'textbox "Repeat the password" (required)',
  'heading "Your details"',
  'button "Yes, that’s my address"',
  'button "Change your address"',
  'radio "Yes" (not checked)',
  'radio "Myself The contract is in your name." (not checked)',
  'button "Next"',
  'heading "How would you like to pay?"',
  `${soon} (not checked)`,
  'radio "Direct debit (SEPA) We collect each invoice from your account." (checked)',
  'textbox "Account number (IBAN)": For example BE68 5390 0754 7034 (required)',
  'checkbox "I accept the terms and conditions": Required (not checked)',
  'link "terms and conditions"',
  'checkbox "I have read the privacy policy": Required (not checked)',
  'link "privacy policy"',
  'button "Next"',
  "says: 4 fields need your attention",
  `${soon} (not checked)`,
  'radio "Direct debit (SEPA) We collect each invoice from your account." (checked)',
  'textbox "Account number (IBAN)": For example BE68 5390 0754 7034 This field is required (invalid, required)',
  'checkbox "I accept the terms and conditions": Required This field is required (invalid, not checked)',
  'link "terms and conditions"',
  'checkbox "I have read the privacy policy": Required This field is required (invalid, not checked)',
  'link "privacy policy"',
  'button "Next"',
  'heading "Check your order"',
  'button "Change: Your details"',
  'button "Change: Your address"',
  'button "Change: Your billing address"',
  'button "Change: When you start"',
  'button "Change: Payment"',
  'DisclosureTriangle "Read the contract summary" (not expanded)',
  'link "Download the contract summary (PDF)"',
  'button "Order with obligation to pay"',
  'heading "Thank you, ‹name›"',
  'link "Go to login"',
  'link "Back to the home page"',
];
