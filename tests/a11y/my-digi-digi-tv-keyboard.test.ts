/** Tests Digi TV by the keyboard alone, at the width of a phone: where the focus goes, and what a screen reader says. */
import type { APIRequestContext, Page } from "playwright/test";
import { passTime, stopTime } from "#tests/e2e/fake-api.ts";
import { bringWayOn, deviceNames, openActivation, tvPassword } from "#tests/e2e/my-digi-digi-tv.ts";
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";

/**
 * Opens the activation of Digi TV on a phone. The test moves the page's clock, so that no waiting time passes while a busy machine works.
 * What the activation leads to is loaded before, because files cannot run while the clock stands still.
 */
async function arrive(page: Page, request: APIRequestContext): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInWithProducts(page, request);
  await page.clock.install();
  await openActivation(page);
  await bringWayOn(page, page.locator(tag).getByRole("button", { name: "Activate Digi TV" }), [/\/my-digi\.digi-tv\.js/]);
  await stopTime(page);
}

/** Begins to record announcements and focus, and returns the helpers that the steps of the test use. */
async function hear(page: Page) {
  const widget = page.locator(tag);
  const said = widget.locator('[part="alert"][role="group"]:visible');
  const heading = (name: string) => widget.getByRole("heading", { name });
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };
  const type = async (name: string): Promise<void> => {
    await reader.tabTo(name);
    await page.keyboard.type(tvPassword);
  };
  return { page, widget, said, heading, reader, press, type };
}
type Heard = Awaited<ReturnType<typeof hear>>;

async function activate({ page, widget, said, heading, reader, press, type }: Heard): Promise<void> {
  await widget.getByRole("combobox", { name: "Address" }).focus();
  await reader.tell();
  await reader.tabTo("Activate Digi TV");
  await press("Enter");
  await expect(widget.locator('[name="password"]')).toBeFocused();
  await reader.tell();
  await page.keyboard.type(tvPassword);
  await type("Repeat the password");
  await reader.tabTo("Activate Digi TV");
  await press("Enter");
  await expect(said).toBeFocused();
  await reader.tell();
  await reader.tabTo("See my devices");
  await press("Enter");
  await expect(heading("Your devices")).toBeFocused();
  await reader.tell();
}

async function removeDevice({ page, widget, said, heading, reader, press }: Heard): Promise<void> {
  await reader.tabTo("Remove Apple iPhone 15");
  await press("Enter");
  await expect(heading("Remove Apple iPhone 15?")).toBeFocused();
  await reader.tell();
  await page.keyboard.press("Escape");
  await expect(widget.getByRole("button", { name: "Remove Apple iPhone 15" })).toBeFocused();
  await reader.tell();
  await press("Enter");
  await expect(heading("Remove Apple iPhone 15?")).toBeFocused();
  await reader.tabTo("Remove");
  await press("Enter");
  await expect(said).toBeFocused();
  await reader.tell();
  await page.clock.runFor(3000);
  await expect(deviceNames(page)).toHaveText(["Samsung Galaxy Tab S9"]);
  await expect(widget.getByRole("article")).toBeFocused();
  await reader.tell();
}

test("my digi: Digi TV is activated, a device removed, the password changed, the account ended, all by keys alone", async ({
  page,
  request,
}) => {
  await arrive(page, request);
  const heard = await hear(page);
  const { widget, said, heading, reader, press, type } = heard;
  await activate(heard);
  await removeDevice(heard);

  await widget.getByRole("tab", { name: "Devices" }).focus();
  await reader.tell();
  await press("ArrowRight");
  await expect(widget.getByRole("tab", { name: "Settings" })).toBeFocused();
  await expect(widget.getByRole("button", { name: "Change the password" })).toBeVisible();
  await reader.tell();
  await reader.tabTo("Change the password");
  await press("Enter");
  await passTime(page, 1, () => expect(heading("A new password for Digi TV")).toBeFocused({ timeout: 100 }));
  await reader.tell();
  await type("New password");
  await type("Repeat the password");
  await reader.tabTo("Save the new password");
  await press("Enter");
  await expect(said).toBeFocused();
  await reader.tell();

  await reader.tabTo("End Digi TV");
  await press("Enter");
  await expect(heading("End Digi TV?")).toBeFocused();
  await reader.tell();
  await expect(widget.getByRole("dialog").getByRole("button", { name: "End Digi TV" })).not.toHaveAttribute("aria-busy", "true");
  await reader.tabTo("End Digi TV");
  await press("Enter");
  await expect(said).toBeFocused();
  await reader.tell();
  await reader.tabTo("My products");
  await press("Enter");
  await expect(page).toHaveURL(/\/en\/my-digi\/my-products$/);

  expect(reader.lines.filter((line) => line !== "says: Loading…")).toEqual(transcript);
});

const hints = "A good password has: at least 10 characters, an upper-case letter, a lower-case letter, a digit, a special character.";

const transcript = [
  'combobox "Address" (not expanded)',
  'textbox "Email address": With it you log in to the Digi TV app. (required)',
  `textbox "Choose a password": ${hints} (required)`,
  'button "Show password"',
  'textbox "Repeat the password" (required)',
  'button "Show password"',
  'button "Activate Digi TV"',
  "says: 2 fields need your attention",
  `textbox "Choose a password": ${hints} Choose a password (invalid, required)`,
  "says: Done: a digit",
  'button "Show password"',
  'textbox "Repeat the password": Repeat the password (invalid, required)',
  'button "Show password"',
  'button "Activate Digi TV"',
  "says: The next page opens automatically in 3 seconds.",
  'group "Digi TV is active. Log in to the app with this email address and password."',
  "says: You’ll stay on this page. Continue whenever you like.",
  'link "See my devices"',
  'heading "Your devices"',
  'button "Remove Apple iPhone 15"',
  'heading "Remove Apple iPhone 15?"',
  'button "Remove Apple iPhone 15"',
  'button "Close": Close',
  'button "Keep it"',
  'button "Remove"',
  'group "The device is removed."',
  'article "Samsung Galaxy Tab S9"',
  'tab "Devices"',
  'tab "Settings"',
  'tabpanel "Settings"',
  'button "Change the password"',
  'heading "A new password for Digi TV"',
  `textbox "New password": ${hints} (required)`,
  "says: Done: a digit",
  'button "Show password"',
  'textbox "Repeat the password" (required)',
  'button "Show password"',
  'button "Save the new password"',
  'group "The password of Digi TV is changed. Your devices stay logged in."',
  'button "Change the password"',
  'button "End Digi TV"',
  'heading "End Digi TV?"',
  'button "Close": Close',
  'button "Keep Digi TV"',
  'button "End Digi TV"',
  "says: The next page opens automatically in 3 seconds.",
  'group "Your Digi TV account is ended."',
  "says: You’ll stay on this page. Continue whenever you like.",
  'link "My products"',
];
