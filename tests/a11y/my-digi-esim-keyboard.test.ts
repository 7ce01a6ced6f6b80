/** Tests the view of the eSIM by the keyboard alone, at the width of a phone: where the focus goes, and what a screen reader says. */
import type { Page } from "playwright/test";
import { esimActivate, esimManage, esimValidateSmsCode } from "#core/domain/customer/esim.contract.ts";
import { fakeCall, stopTime } from "#tests/e2e/fake-api.ts";
import { openEsim, signInWithEsim } from "#tests/e2e/my-digi-esim.ts";
import { expect, test } from "#tests/page.ts";
import { describeFocus } from "./faults.ts";
import { listen } from "./transcript.ts";

const tag = "digi-my-digi";
const sent = (sign: string) => ({
  data: { sign, channel: "sms" as const, destination: "•••56", expires_in: 1800, resend_in: 60, attempts_left: 5 },
});
const profile = {
  ...{ activationCode: "LPA:1$smdp.digi.example$ABCDE-FGHIJ", smdpAddress: "smdp.digi.example", matchingId: "ABCDE-FGHIJ" },
  iccid: "8932000000000001012",
};
/** A picture of one black pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";

/** Begins to record announcements and focus, and returns the helpers that the steps of the test use. */
async function hear(page: Page) {
  const widget = page.locator(tag);
  const heading = (name: string) => widget.getByRole("heading", { name, exact: true });
  const reader = await listen(page, tag);
  const press = async (key: string): Promise<void> => {
    expect.soft((await page.evaluate(describeFocus, tag)).faults, reader.lines.at(-1)).toEqual([]);
    await page.keyboard.press(key);
  };
  return { page, widget, heading, reader, press };
}

type Heard = Awaited<ReturnType<typeof hear>>;

async function agree({ widget, heading, reader, press }: Heard): Promise<void> {
  await widget.locator(".area-back").focus();
  await reader.tell();
  await reader.tabTo("Agree and send the code");
  await press("Enter");
  await expect(widget.getByRole("radio").first()).toBeFocused();
  await reader.tell();
  await press("Space");
  await reader.tell();
  await reader.tabTo("Installing again");
  await press("Space");
  await reader.tell();
  await reader.tabTo("Agree and send the code");
  await press("Enter");
  await expect(heading("Enter the code")).toBeFocused();
  await reader.tell();
}

type Fakes = Record<"activate" | "check", Awaited<ReturnType<typeof fakeCall<any>>>>;

async function enterCode({ page, widget, heading, reader, press }: Heard, { activate, check }: Fakes): Promise<void> {
  const field = widget.locator('[name="verify-code"]');
  await reader.tabTo("Code from the text message");
  await page.keyboard.type("12a");
  await press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await reader.tell();
  await page.keyboard.press("Backspace");
  check.fail({ answer: { status: 422, json: { meta: { status: { error: true, code: "code_wrong", attempts_left: 4 } } } } });
  await press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await reader.tell();
  await page.clock.runFor(60_000);
  activate.answer(sent("two"));
  await reader.tabTo("Send a new code");
  await press("Enter");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await reader.tell();
  check.answer({ data: { sign: "three" } });
  await page.keyboard.type("1234567");
  await press("Enter");
  await expect(heading("Your eSIM")).toBeFocused();
  await reader.tell();
}

async function install({ page, widget, reader, press }: Heard): Promise<void> {
  await reader.tabTo("Copy The code as text");
  await press("Enter");
  await expect(widget.getByText("Copied to clipboard!").last()).toBeVisible();
  await reader.tell();
  await reader.tabTo("iPhone");
  await press("Enter");
  await expect(widget.getByText("Open Settings, then Mobile Service.")).toBeVisible();
  await reader.tell();
  await reader.tabTo("Done");
  await press("Enter");
  await expect(page).toHaveURL(/\/en\/my-digi\/my-products\/mobile\?phone-nr=\d{9}$/);
}

test("my digi: an eSIM is put on a phone by keys alone: agreed, a wrong code, another one, the eSIM, a copy, the guides", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize({ width: 390, height: 700 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInWithEsim(page, request);
  await page.clock.install();
  const activate = await fakeCall(page, esimActivate);
  const check = await fakeCall(page, esimValidateSmsCode);
  const manage = await fakeCall(page, esimManage);
  activate.answer(sent("one"));
  manage.answer({ data: profile }, pixel);
  await openEsim(page);
  await stopTime(page);
  const heard = await hear(page);
  await agree(heard);
  await enterCode(heard, { activate, check });
  await install(heard);

  const told = heard.reader.lines.filter((line) => line !== "says: Loading…");
  expect(told.join("\n"), "the eSIM itself is never read out").not.toMatch(/LPA|ABCDE|iVBOR/);
  expect(told).toEqual(transcript);
});

const about = "We’ve sent it by text message to •••56. The code is valid for 30 more minutes. You have";

const transcript = [
  'link "Back: My products"',
  'radio "Yes" (not checked)',
  'button "Agree and send the code"',
  "says: 1 field needs your attention",
  'radio "Yes" (not checked)',
  'radio "Yes" (checked)',
  'checkbox "Installing again ends the eSIM on the other phone. I want this.": Required (not checked)',
  'checkbox "Installing again ends the eSIM on the other phone. I want this.": Required (checked)',
  'button "Agree and send the code"',
  'heading "Enter the code"',
  `textbox "Code from the text message": ${about} 5 attempts left. (required)`,
  `textbox "Code from the text message": ${about} 5 attempts left. Enter 1 to 7 digits, without letters or spaces (invalid, required)`,
  "says: This code is not correct. You have 4 attempts left.",
  `textbox "Code from the text message": ${about} 4 attempts left. This code is not correct. You have 4 attempts left. (invalid, required)`,
  'button "Confirm the code"',
  'button "Send a new code"',
  "says: A new code is on its way. Earlier codes no longer work.",
  `textbox "Code from the text message": ${about} 5 attempts left. (required)`,
  "says: Whoever scans this takes your number. Show it to nobody, and send it to nobody. You see it only once.",
  'heading "Your eSIM"',
  'button "Copy The code as text"',
  "says: Copied to clipboard!",
  'button "Copy The code as text"',
  'button "Copy SM-DP+ address"',
  'button "Copy Activation code"',
  'DisclosureTriangle "iPhone" (not expanded)',
  'DisclosureTriangle "iPhone" (expanded)',
  'DisclosureTriangle "Samsung" (not expanded)',
  'DisclosureTriangle "Google Pixel and other Android phones" (not expanded)',
  'link "Done"',
];
