/** Journeys that change an order in the customer area: its visit, the numbers that are given later, its end. */
import { customerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { moveSlot } from "#core/domain/order/order-changes.contract.ts";
import { easyswitchOperators } from "#core/domain/order/portability.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { sampleOrder } from "#tests/unit/widgets/my-digi/orders/sample-order.ts";
import { mailsTo } from "./access.ts";
import { expectHeard, fakeCall, hold } from "./fake-api.ts";
import { listen } from "./host-page.ts";
import { loseOnce } from "./lost-files.ts";
import {
  alert,
  area,
  arriveAtOrder,
  button,
  changes,
  chooseDay,
  errors,
  heading,
  link,
  question,
  section,
  withLaterNumbers,
  withoutVisit,
} from "./my-digi-orders.ts";
import { signInByHand } from "./signed-in.ts";

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
  await expect(area(page).locator(".ui-badge").first()).toHaveText("Cancelled");
  await expect(button(page, "Choose another time")).toHaveCount(0);
  await expect(button(page, "Cancel the order")).toHaveCount(0);

  // One address gets at most three mails an hour; the others wait (tests/contract/slots.test.ts).
  const mails = (await mailsTo(request, email)).map(({ subject }) => subject).filter((subject) => subject.includes(number));
  const [visit, newDate] = ["visit", "new date"].map((what) => `Order ${number}: the technician’s ${what}`);
  expect(mails).toEqual([newDate, visit, `Your order ${number}`]);
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

for (const { what, opener, fill, press } of changes.slice(0, 2))
  test(`an order that was cancelled in another tab while ${what} is given says so, and offers no change any more @all`, async ({
    page,
    request,
  }) => {
    await arriveAtOrder(page, request, withLaterNumbers());
    const other = await openTab(page);
    await other.goto(page.url());
    await expect(button(other, "Cancel the order")).toBeVisible();
    await button(page, opener).click();
    await fill(page);

    await bringToFront(other);
    await button(other, "Cancel the order").click();
    await question(other).getByRole("button", { name: "Cancel the order" }).click();
    await expect(alert(other)).toContainText("Your order is cancelled");

    await bringToFront(page);
    await press(page).click();
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText("This can’t be changed any more");
    await expect(area(page).locator(".ui-badge").first()).toHaveText("Cancelled");
    for (const name of ["Choose a day", "Give the numbers", "Cancel the order"]) await expect(button(page, name)).toHaveCount(0);
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

test("hours that are refused have a link to their field @all", async ({ page, request, complaints }) => {
  complaints.announce("422");
  await arriveAtOrder(page, request, withoutVisit());
  await button(page, "Choose a day").click();
  await chooseDay(page, 1);
  const status = { error: true, code: "invalid", message: { intervalValue: ["Choose other hours."] } };
  (await fakeCall(page, moveSlot)).fail({ answer: { status: 422, json: { meta: { status } } } });
  await button(page, "Agree on this time").click();
  await expect(alert(page)).toBeFocused();
  await expect(errors(page)).toHaveText(["Choose other hours."]);
  await alert(page)
    .getByRole("link", { name: /Choose other hours/ })
    .click();
  await expect(area(page).getByRole("radio").first()).toBeFocused();
});

test("operators that do not load are said in the form, and come by another try @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the list of operators could not be fetched");
  const operators = await fakeCall(page, easyswitchOperators);
  operators.fail({ answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message: "No." } } } } });
  await arriveAtOrder(page, request, withLaterNumbers());
  await button(page, "Give the numbers").click();
  await expect(alert(page)).toContainText("The list of operators could not be loaded.");
  await expectHeard(alert(page));
  await area(page).getByLabel("Customer number").fill("60012345");
  operators.pass();
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(alert(page)).toHaveCount(0);
  await area(page).getByLabel("Your current operator").selectOption({ label: "Proximus" });
  await expect(area(page).getByLabel("Customer number")).toHaveValue("60012345");
});

test("numbers that are missing after their last day are not asked for: it is too late, and whom to call is said @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  const late = { ...sampleOrder, portability_until: null };
  const order = await fakeCall(page, customerOrder);
  order.answer(late);
  await page.goto(`${pathOf("orders", "en")}?order-id=${late.orderId}`);
  const told = section(page, "Your move from another operator");
  await expect(told).toContainText("It’s too late to give the numbers here, so your old contract goes on.");
  await expect(told.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", pathOf("contact", "en"));
  await expect(button(page, "Give the numbers")).toHaveCount(0);
  await expect(heading(page, "We still need this from you")).toHaveCount(0);
  const currentProvider = { prefix: "PXS", name: "Proximus" };
  order.answer({ ...late, needs: [], portability: { currentProvider, customerNumber: "60012345", switchNumber: "PXS1" } });
  await page.reload();
  await expect(told).toContainText(/60012345.*It’s too late to correct the numbers here/s);
});
