/** Journeys of the settings of a Digi TV account, by customers of their own, at the real API: its password and its end. */
import type { APIRequestContext, Page } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { digiTvActivateAccount, digiTvChangePassword, digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf, pressTwice } from "#tests/presses.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { api, fromSite } from "./access.ts";
import { expireToken } from "./ended-session.ts";
import { countCalls, hold, stopTime as stop } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import * as tv from "./my-digi-digi-tv.ts";
import { area, button, heading, link, question } from "./my-digi-orders.ts";
import { message, panel, said, tab } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const settings = "&tab=section_digitv_settings";
const pathOf = ({ path }: Endpoint<any, any, any>): string => `${api}${path}`;

/** Signs in a customer that no other journey uses, on a page whose clock the journey moves. */
async function arrive(page: Page, request: APIRequestContext): Promise<void> {
  await signInWithProducts(page, request);
  await page.clock.install();
}

test("the password is changed, and the message stays; passwords are nowhere but in the call [C-116] [C-388]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const lost = await loseOnce(page, /\/my-digi\.(digi-tv|tv-password|way-on)\.js/);
  const told = await tv.recordTold(page, digiTvChangePassword);
  await arrive(page, request);
  await tv.openDigiTv(page, tv.withAccount, settings);
  await expect(panel(page)).toContainText(/Active since\s*\d{1,2} \w+ \d{4}/);
  await button(page, "Change the password").click();
  await expect(heading(page, "A new password for Digi TV")).toBeFocused();
  await button(page, "End Digi TV").hover();
  await expect.poll(lost).toEqual(["/my-digi.digi-tv.js", "/my-digi.tv-password.js", "/my-digi.way-on.js"]);
  await button(page, "Save the new password").click();
  await expect(tv.mistakes(page)).toHaveText(["Choose a new password", "Repeat the password"]);
  await tv.fillPasswords(page, tv.tvPassword);
  await button(page, "Cancel").click();
  await expect(button(page, "Change the password")).toBeFocused();
  await button(page, "Change the password").click();
  await expect(tv.field(page, "password"), "what was cancelled is forgotten").toHaveValue("");
  await tv.fillPasswords(page, tv.tvPassword);
  await tab(page, "Devices").click();
  await expect(heading(page, "Your devices")).toBeVisible();
  await tab(page, "Settings").click();
  await expect(tv.field(page, "password"), "the tab was left, not the form").toHaveValue(tv.tvPassword);
  await expect(tab(page, "Settings")).toBeFocused();
  await stop(page);
  const refused = await expireToken(page, pathOf(digiTvChangePassword));
  const letGo = await hold(page, pathOf(digiTvChangePassword));
  await pressTwice(button(page, "Save the new password"), { letGo });
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveText("The password of Digi TV is changed. Your devices stay logged in.");
  expect(refused()).toBe(1);
  const here = page.url();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(here);
  await expect(message(page)).toBeVisible();
  const all = await told();
  expect(all).toContain("digi-tv-password");
  expect(all).not.toContain(tv.tvPassword);
});

test("an account that is older ends with the month, says so before and after, and cannot be ended twice [C-240] [C-241] [C-245]", async ({
  page,
  request,
}) => {
  await arrive(page, request);
  const other = await openTab(page);
  await tv.openDigiTv(other, tv.withAccount, settings);
  await expect(button(other, "End Digi TV")).toBeVisible();
  // The month is that of the API's own answer, because midnight may pass between the API's clock and the test's.
  const { headers } = await answerOf(
    page,
    (one) => one.url().includes("/my-products/digi-tv?") && one.request().method() === "GET",
    () => tv.openDigiTv(page, tv.withAccount, settings),
  );
  const lastDay = new Intl.DateTimeFormat("en-BE", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    lastOfMonth(todayInBrussels(Date.parse(headers["date"] ?? ""))),
  );
  await tv.bringWayOn(page, button(page, "End Digi TV"));
  const confirm = await tv.askForEnd(page);
  await expect(question(page)).toContainText(`You can go on watching until ${lastDay}.`);
  await question(page).getByRole("button", { name: "Keep Digi TV" }).click();
  await expect(button(page, "End Digi TV")).toBeFocused();
  await tv.askForEnd(page);
  await stop(page);
  const calls = countCalls(page, pathOf(digiTvDeactivateAccount));
  const letGo = await hold(page, pathOf(digiTvDeactivateAccount));
  await pressTwice(confirm, { letGo });
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toContainText(`Your Digi TV account ends on ${lastDay}.`);
  expect(calls()).toBe(1);
  await expect(button(page, "End Digi TV")).toHaveCount(0);
  await button(page, "Stay on this page").click();
  const here = page.url();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(here);
  await expect(message(page)).toContainText("You’ll stay on this page.");
  await expect(area(page).getByText(lastDay).filter({ visible: true }), "the last day is said once").toHaveCount(1);
  await tab(page, "Devices").click();
  await expect(tv.devices(page), "the devices work until then").toHaveCount(3);
  await tab(page, "Settings").click();
  await expect(message(page)).toHaveCount(0);
  await expect(panel(page)).toContainText(`Digi TV ends on ${lastDay}. Until then you can go on watching.`);

  await bringToFront(other);
  await button(other, "End Digi TV").click();
  await expect(message(other)).toHaveText("The end of Digi TV was agreed meanwhile.");
  await expect(question(other)).toBeHidden();
  await expect(panel(other)).toContainText(`Digi TV ends on ${lastDay}.`);
  await other.close();
});

function lastOfMonth(today: string): Date {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0));
}

test("the wait for My products ends where the customer goes elsewhere, and with the softly changed view [C-241] @all", async ({
  page,
  request,
}) => {
  await arrive(page, request);
  await tv.openDigiTv(page, tv.withAccount, settings);
  await area(page).evaluate((tag) => tag.setAttribute("soft-navigation", ""));
  await tv.bringWayOn(page, button(page, "End Digi TV"));
  await stop(page);
  await (await tv.askForEnd(page)).click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toContainText("automatically");
  await tab(page, "Devices").click();
  await expect(heading(page, "Your devices")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/section_digitv_devices/);
  await link(page, "Invoices").click();
  await expect(page).toHaveURL(/my-digi\/invoices/);
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/my-digi\/invoices/);
  await expect(said(page)).not.toContainText("automatically");
});

test("an end at once whose answer was lost is said at the second try, and My products follow [C-240] [C-241] [C-244] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { tokens } = await signInWithProducts(page, request);
  const passwords = { password: tv.tvPassword, "password-repeat": tv.tvPassword };
  const activated = await request.post(pathOf(digiTvActivateAccount), {
    data: { lang: "en", "address-id": tv.withoutAccount, email: "living@digi.example", ...passwords },
    headers: { ...fromSite, authorization: `Bearer ${tokens[1]}` },
  });
  expect(activated.ok()).toBe(true);
  await page.clock.install();
  await tv.openDigiTv(page, tv.withoutAccount, settings);
  await page.route(
    pathOf(digiTvDeactivateAccount),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await tv.bringWayOn(page, button(page, "End Digi TV"));
  const confirm = await tv.askForEnd(page);
  await expect(question(page)).toContainText("The account ends at once");
  await stop(page);
  await confirm.click();
  await expect(question(page).locator("[part=alert]")).toBeFocused();
  const calls = countCalls(page, pathOf(digiTvDeactivateAccount));
  await question(page).getByRole("button", { name: "Try again" }).click();
  await expect(question(page)).toBeHidden();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toContainText("Digi TV has ended");
  await expect(button(page, "Stay on this page")).toBeVisible();
  expect(calls(), "nothing is ended twice").toBe(0);
  await page.clock.runFor(3000);
  await expect(page).toHaveURL("/en/my-digi/my-products");
});
