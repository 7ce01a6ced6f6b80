/** Journeys of the orders in the customer area: to follow one, to move its visit, to give numbers later, and to cancel it. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { cancelOrder } from "#core/domain/order/order-changes.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { oauth2Token } from "#core/services/session/session.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { customersOrder, inAnotherHome, internetOrder, mobileOrder, newLine } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { mailsTo } from "./access.ts";
import { fakeCall, hold } from "./fake-api.ts";
import { listen } from "./host-page.ts";
import { loseOnce } from "./lost-files.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand } from "./signed-in.ts";

const area = (page: Page): Locator => page.locator("digi-my-digi");
const button = (page: Page, name: string): Locator => area(page).getByRole("button", { name, exact: true });
const heading = (page: Page, name: string): Locator => area(page).getByRole("heading", { name, exact: true });
const link = (page: Page, name: string): Locator => area(page).getByRole("link", { name, exact: true });
const alert = (page: Page): Locator => area(page).locator('[part="alert"]:visible');
const errors = (page: Page): Locator => area(page).locator('[part="error"]:visible');
const section = (page: Page, name: string): Locator =>
  area(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const question = (page: Page): Locator => area(page).getByRole("dialog");

const noSlot = { date: null, intervalValue: null };
/** An order of internet whose visit is still to be chosen. */
const withoutVisit = (): FlowOrder => inAnotherHome(internetOrder(noSlot));
/** The same, whose customer gives the numbers at the old operator later. */
function withLaterNumbers(): FlowOrder {
  const body = withoutVisit();
  return { ...body, order: { ...body.order, portability: { currentProvider: null, customerNumber: null, switchNumber: null } } };
}

type Arrival = { readonly email: string; readonly number: string };

/** Logs in somebody new who has placed this order a moment ago, and opens the order's page. */
async function arriveAtOrder(page: Page, request: APIRequestContext, order: FlowOrder): Promise<Arrival> {
  const { email, tokens } = await signInByHand(page, request);
  const number = await orderByHand(request, tokens, order);
  await page.goto(`${pathOf("orders", "en")}?order-id=${number}`);
  await expect(heading(page, "Where your order is")).toBeVisible();
  return { email, number };
}

/** Chooses the n-th free day of the list, and its first hours. */
async function chooseDay(page: Page, at: number): Promise<void> {
  const days = area(page).getByLabel("Day", { exact: true });
  await days.selectOption({ index: at });
  await area(page).getByRole("radio").first().check();
}

test("a first visit is chosen, moved twice, and the order cancelled, each time once", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const lost = await loseOnce(page, /\/my-digi\.[\w-]{3,}\.js/);
  const { email, number } = await arriveAtOrder(page, request, withoutVisit());
  const done = await listen(page, "digi-success");
  await expect(section(page, "We still need this from you")).toContainText("A day on which our technician may come.");
  await button(page, "Choose a day").click();
  await expect(heading(page, "When may our technician come?")).toBeFocused();
  await chooseDay(page, 1);
  await button(page, "Agree on this time").click();
  await expect(alert(page)).toBeFocused();
  const agreed = await alert(page).innerText();
  expect(agreed).toMatch(/^The visit is agreed: \w+day, \d+ \w+ \d{4}, \d\d:\d\d to \d\d:\d\d/);
  await expect(heading(page, "We still need this from you")).toHaveCount(0);
  await expect(section(page, "Documents").getByRole("button")).toContainText(["Order confirmation", "calendar", "Contract summary"]);

  const visits: string[] = [];
  for (const at of [2, 3]) {
    await button(page, "Choose another time").click();
    await expect(area(page)).toContainText(/Until you choose another time, the visit stays on \w+day/);
    await chooseDay(page, at);
    await button(page, "Agree on this time").click();
    await expect(alert(page)).toBeFocused();
    visits.push(await section(page, "The technician’s visit").locator("p").first().innerText());
  }
  expect(new Set(visits).size).toBe(2);

  await button(page, "Cancel the order").click();
  await expect(question(page).getByRole("heading")).toBeFocused();
  await expect(question(page)).toContainText(`the visit on ${visits[1]} is called off`);
  await question(page).getByRole("button", { name: "Keep the order" }).click();
  await expect(question(page)).toBeHidden();
  await expect(button(page, "Cancel the order")).toBeFocused();
  await button(page, "Cancel the order").click();
  const call = `**/my-digi/orders/${number}/cancel`;
  const letGo = await hold(page, call);
  await pressTwice(question(page).getByRole("button", { name: "Cancel the order" }), { letGo });
  await expect(alert(page)).toContainText("Your order is cancelled");
  await expect(alert(page)).toBeFocused();
  await expect(area(page).locator(".area-state").first()).toHaveText("Cancelled");
  await expect(button(page, "Choose another time")).toHaveCount(0);
  await expect(button(page, "Cancel the order")).toHaveCount(0);

  // One address gets at most three mails an hour; the others wait (tests/contract/slots.test.ts).
  const mails = (await mailsTo(request, email)).map(({ subject }) => subject).filter((subject) => subject.includes(number));
  expect(mails).toEqual([...Array(2).fill(`Order ${number}: the technician’s new date`), `Your order ${number}`]);
  expect(await done()).toEqual([{ form: "slot" }, { form: "slot" }, { form: "slot" }, { form: "cancel" }]);

  await link(page, "All orders").click();
  await expect(heading(page, "Orders")).toBeFocused();
  await expect(page).toHaveURL(pathOf("orders", "en"));
  expect(lost()).toEqual(["/my-digi.order-slot.js", "/my-digi.orders.js", "/my-digi.slot-calendar.js"]);
  await expect(area(page).getByRole("article")).toHaveText([/Cancelled.*Order \d+ of/s]);
});

test("the numbers of Easy Switch are given later, and corrected @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const lost = await loseOnce(page, /\/my-digi\.order-[\w-]+\.js/);
  await arriveAtOrder(page, request, withLaterNumbers());
  await button(page, "Give the numbers").click();
  await expect(heading(page, "Give the numbers")).toBeFocused();
  await expect(button(page, "Cancel the order"), "one form at a time, so that nothing typed is lost").toHaveCount(0);
  await button(page, "Send the numbers").click();
  await expect(errors(page)).toHaveText(["Please select current provider", "Enter your customer number", "Enter your Easy Switch number"]);
  const provider = area(page).getByLabel("Your current operator");
  const customer = area(page).getByLabel("Customer number");
  const easySwitch = area(page).getByLabel("Easy Switch number");
  await provider.selectOption({ label: "Proximus" });
  await customer.fill("1".repeat(21));
  await easySwitch.fill("P".repeat(21));
  await button(page, "Send the numbers").click();
  await expect(errors(page)).toHaveText(["Use digits only, at most 20", "Use letters and digits only, at most 20"]);
  await expect(customer).toHaveValue("1".repeat(21));
  await customer.fill("6001 2345");
  await easySwitch.fill("PXS-123456A");
  await button(page, "Send the numbers").click();
  await expect(alert(page)).toContainText("We have the numbers");
  const told = section(page, "Your move from another operator");
  await expect(told.locator("dd")).toHaveText(["Proximus", "60012345", "PXS123456A"]);
  await expect(heading(page, "We still need this from you")).toBeVisible(); // The visit is still to be chosen.

  await button(page, "Correct the numbers").click();
  await expect(provider).toHaveValue("PXS");
  await expect(customer).toHaveValue("60012345");
  await button(page, "Leave it as it is").click();
  await expect(button(page, "Correct the numbers")).toBeFocused();
  await expect(told.locator("dd").nth(1)).toHaveText("60012345");
  await button(page, "Correct the numbers").click();
  await customer.fill("60012346");
  await customer.press("Enter");
  await expect(alert(page)).toContainText("We have the numbers");
  await expect(told.locator("dd").nth(1)).toHaveText("60012346");
  expect(lost()).toEqual(["/my-digi.order-switch.js"]);
});

test("an order that was cancelled in another tab says so, and what cannot be changed is not offered @all", async ({ page, request }) => {
  await arriveAtOrder(page, request, withoutVisit());
  const other = await openTab(page);
  await other.goto(page.url());
  await expect(button(other, "Cancel the order")).toBeVisible();
  await button(page, "Choose a day").click();
  await chooseDay(page, 1);

  await bringToFront(other);
  await button(other, "Cancel the order").click();
  await question(other).getByRole("button", { name: "Cancel the order" }).click();
  await expect(alert(other)).toContainText("Your order is cancelled");

  await bringToFront(page);
  await button(page, "Agree on this time").click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("This can’t be changed any more");
  await expect(area(page).locator(".area-state").first()).toHaveText("Cancelled");
  await expect(button(page, "Choose a day")).toHaveCount(0);
});

test("a time that somebody else has taken is said, and the next one filled in @all", async ({ page, request, complaints }) => {
  complaints.announce("409");
  const { number } = await arriveAtOrder(page, request, withoutVisit());
  await button(page, "Choose a day").click();
  await chooseDay(page, 1);
  const taken = `**/my-digi/orders/${number}/slot`;
  const last = await area(page).getByLabel("Day", { exact: true }).locator("option").last().getAttribute("value");
  await page.route(taken, (route) =>
    route.fulfill({
      status: 409,
      headers: { "access-control-allow-origin": route.request().headers()["origin"] ?? "", "access-control-allow-credentials": "true" },
      json: {
        meta: { status: { error: true, code: "slot_taken", message: "Taken." } },
        data: { next: { date: last, intervalValue: "08:00-12:00" } },
      },
    }),
  );
  await button(page, "Agree on this time").click();
  await expect(alert(page)).toContainText("Somebody was faster: that time is taken");
  await expect(alert(page)).toBeFocused();
  await expect(area(page).getByLabel("Day", { exact: true })).toHaveValue(last ?? "");
  await page.unroute(taken);
  await button(page, "Agree on this time").click();
  await expect(alert(page)).toContainText("The visit is agreed");
});

test("a day that is over is refused where it was chosen, and nothing is lost @all", async ({ page, request, complaints }) => {
  complaints.announce("422");
  const { number } = await arriveAtOrder(page, request, withoutVisit());
  await button(page, "Choose a day").click();
  await chooseDay(page, 1);
  const chosen = await area(page).getByLabel("Day", { exact: true }).inputValue();
  const call = `**/my-digi/orders/${number}/slot`;
  // The page was opened long ago: the API gets a day that is over by now.
  await page.route(call, (route) => route.continue({ postData: JSON.stringify({ date: "2026-01-05", intervalValue: "08:00-12:00" }) }));
  await button(page, "Agree on this time").click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole("link")).toHaveText(/^Day: /);
  await expect(errors(page)).toHaveCount(1);
  await expect(area(page).getByLabel("Day", { exact: true })).toHaveValue(chosen);
  await page.unroute(call);
  await button(page, "Agree on this time").click();
  await expect(alert(page)).toContainText("The visit is agreed");
});

test("nothing moves when an order has come, at 320 and at 1280 px @all", async ({ page, request }) => {
  const { number } = await arriveAtOrder(page, request, withoutVisit());
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 1080 });
    const letGo = await hold(page, `**/my-digi/orders/${number}?*`);
    await page.reload();
    await expect(area(page).locator(".ui-skeleton")).toHaveAttribute("aria-busy", "true");
    await page.evaluate(() => document.fonts.ready);
    await recordShiftsFromNow(page);
    letGo();
    await expect(heading(page, "Documents")).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await page.unroute(`**/my-digi/orders/${number}?*`);
  }
});

test("somebody else's order, one that does not exist, and a made-up address lead to the list @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("404");
  const { number } = await arriveAtOrder(page, request, customersOrder());
  await signInByHand(page, request);
  for (const id of [number, "0", "%3Cimg%20src%3Dx%3E", "..%2Foverview"]) {
    await page.goto(`${pathOf("orders", "en")}?order-id=${id}`);
    await expect(alert(page)).toContainText("This order is not one of yours");
  }
  await link(page, "All orders").click();
  await expect(area(page)).toContainText("You haven’t ordered anything yet.");
  await expect(link(page, "Compose your pack")).toHaveAttribute("href", pathOf("bundle", "en"));
});

test("Back and Forward go between the list and an order; another language keeps the order @all", async ({ page, request }) => {
  const { number } = await arriveAtOrder(page, request, customersOrder());
  await page.goto(pathOf("orders", "en"));
  await link(page, `Follow the order ${number}`).click();
  await expect(heading(page, `Order ${number}`)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`order-id=${number}$`));
  await page.goBack();
  await expect(link(page, `Follow the order ${number}`)).toBeVisible();
  await page.goForward();
  await expect(heading(page, "What you ordered")).toBeVisible();
  await page.goto(`${pathOf("orders", "nl")}?order-id=${number}`);
  await expect(heading(page, "Wat je besteld hebt")).toBeVisible();
});

test("more than ten orders come in pages, the newest first @all", async ({ page, request }) => {
  const { tokens } = await signInByHand(page, request);
  const numbers: string[] = [];
  for (let index = 0; index < 11; index++) numbers.unshift(await orderByHand(request, tokens, mobileOrder(newLine())));
  await page.goto(pathOf("orders", "en"));
  const rows = area(page).getByRole("article");
  await expect(rows).toHaveCount(10);
  await button(page, "Load more").click();
  await expect(rows).toHaveText(numbers.map((number) => new RegExp(`Order ${number} of`)));
  await expect(
    area(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("article") })
      .last(),
  ).toBeFocused();
});

test("the menu leads from an order to the list, also where no page is loaded @all", async ({ page, request }) => {
  await arriveAtOrder(page, request, customersOrder());
  await link(page, "Orders").click();
  await expect(page).toHaveURL(pathOf("orders", "en"));
  await page.goBack();
  await expect(heading(page, "Where your order is")).toBeVisible();
  await area(page).evaluate((tag) => tag.setAttribute("soft-navigation", ""));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await link(page, "Orders").click();
  await expect(page).toHaveURL(pathOf("orders", "en"));
  await expect(area(page).getByRole("article")).toHaveCount(1);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a session that ends while the question is open leaves the login free @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await arriveAtOrder(page, request, withoutVisit());
  await button(page, "Cancel the order").click();
  const over = (code: string) => ({
    answer: { status: 401, json: { meta: { status: { error: true, code, message: "Please log in." } } } },
  });
  (await fakeCall(page, cancelOrder)).fail(over("token_expired"));
  (await fakeCall(page, oauth2Token)).fail(over("expired"));
  await question(page).getByRole("button", { name: "Cancel the order" }).click();
  const name = area(page).locator('digi-login [name="username"]');
  await name.click();
  await expect(name).toBeFocused();
  await expect(question(page)).toBeHidden();
});
