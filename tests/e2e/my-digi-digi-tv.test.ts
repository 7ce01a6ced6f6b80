/** Journeys of Digi TV: activation, devices, password and end. Each uses a customer that no other journey uses, and the real API. */
import type { APIRequestContext, Page, Request } from "playwright/test";
import { digiTvActivateAccount, digiTvDeactivateDevice } from "#core/domain/customer/digi-tv.contract.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { api } from "./access.ts";
import { expireToken } from "./ended-session.ts";
import { countCalls, fakeCall, hold, stopTime } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import * as tv from "./my-digi-digi-tv.ts";
import { area, button, heading, link, question } from "./my-digi-orders.ts";
import { message, panel, tab, tabs } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const pathOf = ({ path }: Endpoint<any, any, any>): string => `${api}${path}`;

/** Signs in a customer that no other journey uses, on a page whose clock the journey moves. */
async function arrive(page: Page, request: APIRequestContext): Promise<void> {
  await signInWithProducts(page, request);
  await page.clock.install();
}

/** Lets a wait of three seconds pass. The checks in `before` must hold until the last millisecond of the wait. */
async function passThreeSeconds(page: Page, before: () => Promise<void>): Promise<void> {
  await page.clock.runFor(2999);
  await before();
  await page.clock.runFor(1);
}

/**
 * Stops the page's clock, so that no waiting time passes while a busy machine works. It is called before the action that begins the waiting
 * time.
 */
const stop = (page: Page): Promise<void> => stopTime(page);

test("activated, with a token that expires in between; a device removed; ended at once [C-072] [C-115] [C-242] [C-244] [C-389]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const told = await tv.recordTold(page, digiTvActivateAccount);
  await arrive(page, request);

  await test.step("activated: `add` leaves the address after 3 s, and the devices have the focus [C-081]", async () => {
    const lost = await loseOnce(page, /\/my-digi\.tv-activation\.js/);
    await tv.openActivation(page);
    expect(lost()).toEqual(["/my-digi.tv-activation.js"]);
    await expect(tabs(page)).toHaveCount(0);
    await tv.field(page, "email").fill(" living@digi.example ");
    await tv.fillPasswords(page, tv.tvPassword);
    await tv.bringWayOn(page, button(page, "Activate Digi TV"), [/\/my-digi\.digi-tv\.js/]);
    await stop(page);
    const refused = await expireToken(page, pathOf(digiTvActivateAccount));
    const letGo = await hold(page, pathOf(digiTvActivateAccount));
    const sent: unknown[] = [];
    page.on("request", (one) => void (isPost(one, digiTvActivateAccount) && sent.push(one.postDataJSON())));
    await pressTwice(button(page, "Activate Digi TV"), { letGo });
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toContainText("Log in to the app with this email address and password.");
    await expect(message(page)).toContainText("The next page opens automatically in 3 seconds.");
    expect(refused()).toBe(1);
    const passwords = { password: tv.tvPassword, "password-repeat": tv.tvPassword };
    expect(new Set(sent.map((body) => JSON.stringify(body))).size, "one body, sent again with the new token").toBe(1);
    expect(sent[0]).toEqual({ lang: "en", "address-id": tv.withoutAccount, email: "living@digi.example", ...passwords });
    expect(await told(), "a password is nowhere but in the call").not.toContain(tv.tvPassword);
    await passThreeSeconds(page, () => expect(page).toHaveURL(/[?&]add=1/));
    await expect(heading(page, "Your devices")).toBeFocused();
    await expect(page).toHaveURL(`/en/my-digi/my-products/digi-tv?address-id=${tv.withoutAccount}`);
    await expect(tabs(page)).toHaveText(["Devices", "Settings"]);
    await expect(tv.deviceNames(page)).toHaveText(["Apple iPhone 15", "Samsung Galaxy Tab S9"]);
  });

  await test.step("a device removed: a question, a message, and 3 s later its card is hidden [C-238, C-239, C-384]", async () => {
    await button(page, "Remove Apple iPhone 15").click();
    await expect(question(page).getByRole("heading", { name: "Remove Apple iPhone 15?" })).toBeFocused();
    await question(page).getByRole("button", { name: "Remove" }).click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toHaveText("The device is removed.");
    await passThreeSeconds(page, () => expect(tv.deviceNames(page)).toHaveCount(2));
    await expect(tv.deviceNames(page)).toHaveText(["Samsung Galaxy Tab S9"]);
    await expect(tv.devices(page)).toBeFocused();
  });

  await test.step("ended at once, and My products 3 s later [C-240, C-241, C-385]", async () => {
    await tab(page, "Settings").click();
    await expect(panel(page)).toContainText("living@digi.example");
    const confirm = await tv.askForEnd(page);
    await expect(question(page)).toContainText("The account ends at once");
    await confirm.click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toContainText("Your Digi TV account is ended.");
    const here = page.url();
    await passThreeSeconds(page, () => expect(page).toHaveURL(here));
    await expect(page).toHaveURL("/en/my-digi/my-products");
    await page.clock.resume();
    await tv.openDigiTv(page, tv.withoutAccount);
    await expect(heading(page, "Activate Digi TV")).toBeVisible();
    await expect(tabs(page)).toHaveCount(0);
  });
  const all = await told();
  expect(all).toContain("digi-tv-activate");
  expect(all).not.toContain(tv.tvPassword);
});

const isPost = (request: Request, endpoint: Endpoint<any, any, any>): boolean =>
  request.method() === "POST" && request.url() === pathOf(endpoint);

test("mistakes in the activation are said in place, and nothing is lost or sent [C-389] [C-393]", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const told = await tv.recordTold(page, digiTvActivateAccount);
  const { email } = await signInWithProducts(page, request);
  await tv.openActivation(page);
  const call = await fakeCall(page, digiTvActivateAccount);
  const send = (): Promise<void> => button(page, "Activate Digi TV").click();
  await expect(tv.field(page, "email"), "the customer’s own address is offered").toHaveValue(email);
  await expect(tv.field(page, "email")).toHaveAttribute("autocomplete", "username");
  for (const name of ["password", "password-repeat"]) await expect(tv.field(page, name)).toHaveAttribute("autocomplete", "new-password");

  await tv.field(page, "email").fill("");
  await send();
  await expect(tv.mistakes(page)).toHaveText([/./, "Choose a password", "Repeat the password"]);
  await expect(tv.field(page, "email")).toBeFocused();
  await tv.field(page, "email").fill("living@");
  for (const [typed, text] of [
    ["Short-1a", "Your password needs at least 10 characters"],
    ["aA1!".repeat(17), "Your password can have at most 64 characters"],
    ["no-upper-case-1", "Add an upper-case letter to your password"],
    ["NO-LOWER-CASE-1", "Add a lower-case letter to your password"],
    ["No-Digit-Here", "Add a digit to your password"],
    ["NoSpecialSign1", "Add a special character to your password, such as ! or ?"],
  ] as const) {
    await tv.fillPasswords(page, typed);
    await send();
    await expect(tv.mistakes(page)).toContainText([/email/i, text]);
    await expect(tv.field(page, "email")).toHaveValue("living@");
    await expect(tv.field(page, "password")).toHaveValue(typed);
    await expect(tv.field(page, "password-repeat")).toHaveValue(typed);
  }
  await tv.field(page, "email").fill("living@digi.example");
  await tv.fillPasswords(page, tv.tvPassword, tv.tvPassword.toLowerCase());
  await expect(area(page).locator(".ui-hints [data-met]"), "the live hints").toHaveCount(5);
  await send();
  await expect(tv.mistakes(page)).toHaveText("Passwords do not match");
  await expect(tv.field(page, "password-repeat")).toBeFocused();
  expect(call.seen).toEqual([]);

  await test.step("a field that the API refuses", async () => {
    await tv.field(page, "password-repeat").fill(tv.tvPassword);
    const message = { email: ["Not this one."] };
    call.fail({ answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } } });
    await send();
    await expect(tv.mistakes(page)).toContainText("Not this one.");
    await expect(tv.field(page, "password")).toHaveValue(tv.tvPassword);
    const all = await told();
    expect(all).toContain("digi-tv-activate");
    expect(all, "nor what is refused").not.toContain(tv.tvPassword);
  });

  await test.step("another language keeps what was typed", async () => {
    await page.evaluate(() => (window as never as { digiWidgets: { setLanguage(lang: string): void } }).digiWidgets.setLanguage("fr"));
    await expect(heading(page, "Activer Digi TV")).toBeVisible();
    await expect(tv.field(page, "email")).toHaveValue("living@digi.example");
    await expect(tv.field(page, "password")).toHaveValue(tv.tvPassword);
  });
});

test("whoever stays after the activation is led nowhere; in another tab Digi TV is active already [C-242] @all", async ({
  page,
  request,
}) => {
  await arrive(page, request);
  const other = await openTab(page);
  await tv.openActivation(other);
  await tv.openActivation(page);
  await tv.fillPasswords(page, tv.tvPassword);
  await tv.bringWayOn(page, button(page, "Activate Digi TV"), [/\/my-digi\.digi-tv\.js/]);
  await stop(page);
  await button(page, "Activate Digi TV").click();
  await expect(message(page)).toBeFocused();
  await button(page, "Stay on this page").click();
  await page.clock.runFor(60_000);
  await expect(message(page)).toContainText("You’ll stay on this page.");
  await link(page, "See my devices").click();
  await expect(heading(page, "Your devices")).toBeFocused();
  await expect(page).not.toHaveURL(/add=/);

  await page.clock.resume(); // It is the clock of the other tab, too, which still has to load the devices.
  await bringToFront(other);
  await tv.fillPasswords(other, tv.tvPassword);
  await button(other, "Activate Digi TV").click();
  await expect(message(other)).toBeFocused();
  await expect(message(other)).toContainText("Digi TV is active at this address already.");
  await button(other, "See my devices").click();
  await expect(heading(other, "Your devices")).toBeFocused();
  await other.close();
});

test("the devices of an address, with dates in words; removed once, also in two tabs, until none is left [C-115] [C-174] [C-239]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await arrive(page, request);
  const other = await openTab(page);
  await tv.openDigiTv(other, tv.withAccount);
  await tv.openDigiTv(page, tv.withAccount);
  await expect(tv.deviceNames(page)).toHaveText(["Google Pixel 8", "Apple iPad Air", "Samsung QE55Q60"]);
  await expect(tv.devices(page).first()).toContainText(/Registered on \d{1,2} \w+ \d{4}/);
  await expect(area(page)).toContainText("3 devices are registered.");
  await stop(page);

  await test.step("a question that is closed changes nothing, and gives the focus back", async () => {
    await button(page, "Remove Google Pixel 8").click();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(button(page, "Remove Google Pixel 8")).toBeFocused();
  });

  await test.step("a double click removes one; the focus of a customer who goes on stays [C-238]", async () => {
    const calls = countCalls(page, pathOf(digiTvDeactivateDevice));
    await button(page, "Remove Google Pixel 8").click();
    const letGo = await hold(page, pathOf(digiTvDeactivateDevice));
    await pressTwice(question(page).getByRole("button", { name: "Remove" }), { letGo });
    await expect(message(page)).toBeFocused();
    await expect(area(page)).toContainText("2 devices are registered.");
    expect(calls()).toBe(1);
    await button(page, "Remove Samsung QE55Q60").focus();
    await page.clock.runFor(3000);
    await expect(tv.deviceNames(page)).toHaveText(["Apple iPad Air", "Samsung QE55Q60"]);
    await expect(button(page, "Remove Samsung QE55Q60")).toBeFocused();
  });

  await test.step("one whose answer was lost is gone already, and hidden as well", async () => {
    const call = await fakeCall(page, digiTvDeactivateDevice);
    call.fail({ answer: "none" });
    await button(page, "Remove Samsung QE55Q60").click();
    await question(page).getByRole("button", { name: "Remove" }).click();
    await expect(question(page).getByRole("button", { name: "Try again" })).toBeVisible();
    call.pass();
    await bringToFront(other);
    await button(other, "Remove Samsung QE55Q60").click();
    await question(other).getByRole("button", { name: "Remove" }).click();
    await expect(message(other)).toHaveText("The device is removed.");
    await bringToFront(page);
    await question(page).getByRole("button", { name: "Try again" }).click();
    await expect(message(page)).toHaveText("This device was removed already.");
    await page.clock.runFor(3000);
    await expect(tv.deviceNames(page)).toHaveText(["Apple iPad Air"]);
    await expect(tv.devices(page), "the last card is the neighbour").toBeFocused();
    await other.close();
  });

  await test.step("none is left: the heading has the focus, and a text says what to do", async () => {
    await button(page, "Remove Apple iPad Air").click();
    await question(page).getByRole("button", { name: "Remove" }).click();
    await expect(message(page)).toBeFocused();
    await page.clock.runFor(3000);
    await expect(heading(page, "Your devices")).toBeFocused();
    await expect(area(page)).toContainText("Digi TV is on no device yet.");
  });
});

test("Digi TV is found from My products and from the pages of TV and internet @all", async ({ page, request }) => {
  await signInWithProducts(page, request);
  for (const [start, name, address] of [
    ["", "Digi TV TV + Essentials in Dutch", tv.withAccount],
    ["", "Digi TV Fibre + 500 Mbps", tv.withoutAccount],
    ["/tv", "Digi TV on your phone, tablet and computer", tv.withAccount],
    [`/internet?address-id=${tv.withoutAccount}`, "Digi TV on your phone, tablet and computer", tv.withoutAccount],
  ] as const) {
    await page.goto(`/en/my-digi/my-products${start}`);
    await area(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/en/my-digi/my-products/digi-tv?address-id=${address}`);
    await expect(heading(page, address === tv.withAccount ? "Your devices" : "Activate Digi TV")).toBeVisible();
  }
});
