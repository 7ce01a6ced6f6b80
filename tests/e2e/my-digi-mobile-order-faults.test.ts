/**
 * Journeys of the order of a mobile line that meets a fault, a new price, an answer that does not arrive or another tab: no order is placed
 * twice.
 */
import type { Locator, Page, Route } from "playwright/test";
import { installAddresses, type OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { addressIdOf } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { api } from "./access.ts";
import { recordLayer } from "./data-layer.ts";
import { fakeCall } from "./fake-api.ts";
import {
  choosePlan,
  expectKept,
  failed,
  field,
  fillIn,
  openMobileOrder,
  orderButton,
  orderCall,
  planButton,
  radio,
  reachOrder,
  thanks,
} from "./my-digi-mobile-order.ts";
import { alert, area, errors, heading, link, section } from "./my-digi-orders.ts";
import { meetEachFault, missingApi, refusal, unknownOrder } from "./order-faults.ts";
import { countOrders } from "./ordering.ts";

test("each fault keeps the answers, is said in place, and leads on; the session ends in between [C-250] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  await page.clock.install();
  const { email, orders } = await reachOrder(page, request);
  const call = await fakeCall(page, bundleOrder);
  await meetEachFault(page, { call, orderButton, expectKept, request, email });
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await countOrders(request, email)).toBe(orders + 1);
});

test("a press twice is sent once; a refusal is a warning, and nothing is lost; another plan takes it away [C-248, C-250]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { email, orders } = await reachOrder(page, request);
  const call = await fakeCall(page, bundleOrder);
  call.fail(missingApi);
  const letGo = call.hold();
  const meanwhile = (): Promise<void> => expect(orderButton(page)).toHaveAttribute("aria-disabled", "true");
  await pressTwice(orderButton(page), { letGo, meanwhile });
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toHaveAttribute("data-tone", "warning");
  await expect(alert(page)).toContainText("Missing API");
  expect(call.seen).toHaveLength(1);
  await expect(link(page, "Call me back")).toHaveAttribute("href", new RegExp(`${pathOf("callback", "en")}$`));
  await expectKept(page);
  await choosePlan(page, "Max");
  await expect(alert(page)).toHaveCount(0);
  await expect(orderButton(page)).toBeEnabled();
  expect(await countOrders(request, email)).toBe(orders);
});

test("a delivery address that is removed meanwhile is refused at its list, nothing is lost, and the card goes to another one [C-250] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { email, orders } = await reachOrder(page, request);
  await radio(page, "sim_card", "sim").check();
  const deliveries = field(page, "delivery_address");
  const removed = await deliveries.nth(1).inputValue();
  await radio(page, "delivery_address", removed).check();
  const expectOthersKept = async (): Promise<void> => {
    await expect(planButton(page, "Light")).toHaveAttribute("aria-pressed", "true");
    for (const [name, value] of Object.entries({ phone: "new-phone", sim_card: "sim", start_early: "early" }))
      await expect(radio(page, name, value)).toBeChecked();
    await expect(field(page, "install_address").first()).toBeChecked();
  };
  const call = await fakeCall(page, bundleOrder);
  const says = "This delivery address is no longer yours.";
  call.fail({
    answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message: { deliveryAddress: [says] } } } } },
  });
  for (const times of [1, 2]) {
    await orderButton(page).click();
    await expect.poll(() => call.seen.length).toBe(times);
    await expect(errors(page)).toHaveText(says);
    await expect(radio(page, "delivery_address", removed)).toBeFocused();
    await expect(alert(page), "it is said once").toHaveCount(0);
  }
  await expectOthersKept();
  await expect(radio(page, "delivery_address", removed)).toBeChecked();
  await deliveries.first().check();
  await expect(errors(page), "it is about the other one").toHaveCount(0);
  await radio(page, "delivery_address", removed).check();

  await page.route(`${api}${installAddresses.path}?*`, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: OrderableAddress[] };
    await route.fulfill({ response, json: { ...rest, data: data.filter((one) => addressIdOf(one) !== removed) } });
  });
  await page.reload();
  await expect(radio(page, "delivery_address", removed)).toHaveCount(0);
  await expectOthersKept();
  await expect(deliveries.first()).toBeChecked();
  call.pass();
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await countOrders(request, email)).toBe(orders + 1);
});

test("a press twice orders one line [C-248] @all", async ({ page, request }) => {
  const { email, orders } = await reachOrder(page, request);
  const call = await fakeCall(page, bundleOrder);
  const letGo = call.hold();
  await pressTwice(orderButton(page), { letGo });
  await expect(thanks(page)).toBeFocused();
  expect(call.seen).toHaveLength(1);
  expect(await countOrders(request, email)).toBe(orders + 1);
});

test("a price that has changed is said, with its summary, and ordered only once it is agreed to [C-250] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { email, orders } = await reachOrder(page, request);
  const call = await fakeCall(page, bundleOrder);
  const summary = await fakeCall(page, contractSummary);
  const lines = [{ kind: "mobile", wpId: "1101", t: ["Light"], prc: 6 }];
  call.fail({ answer: refusal(409, "price_changed", { data: { total: 6, lines } }) });
  await orderButton(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("Light now costs €6 a month instead of €5: €1 more. Nothing has been ordered yet.");
  await expect.poll(() => summary.seen.length).toBe(1);
  await expect(orderButton(page)).toHaveCount(1);
  await expect(orderButton(page)).toBeEnabled();
  await expectKept(page);

  call.pass();
  await orderButton(page).click();
  await expect(alert(page)).toContainText("Light now costs €5 a month instead of €6: €1 less.");
  await expect(area(page).getByRole("article").first()).toContainText("€6 /month");
  expect(JSON.parse(call.seen.at(-1) ?? "{}")).toMatchObject({ bundlesPrice: 6 });
  expect(await countOrders(request, email)).toBe(orders);
  await expect(orderButton(page)).toBeEnabled();
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(section(page, "Your order")).toContainText("€5 /month");
  expect(JSON.parse(call.seen.at(-1) ?? "{}")).toMatchObject({ bundlesPrice: 5 });
  expect(await countOrders(request, email)).toBe(orders + 1);
});

/**
 * Lets each order reach the API, and discards the API's answer. Returns the Idempotency-Keys of the orders, and a function after which
 * answers arrive again.
 */
async function loseAnswers(page: Page) {
  const keys = new Set<string | undefined>();
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() === "OPTIONS") return route.continue();
    keys.add(route.request().headers()["idempotency-key"]);
    await route.fetch();
    await route.abort();
  };
  await page.route(orderCall, lose);
  return { keys, stop: () => page.unroute(orderCall, lose) };
}

for (const [how, isReloaded] of [
  ["is sent again", false],
  ["outlives a reload with its answers, and is sent again", true],
] as const)
  test(`an order whose answer is lost ${how}: it is one line, measured once @all`, async ({ page, request, complaints }) => {
    complaints.announce(failed);
    const layer = await recordLayer(page);
    const { email, orders } = await reachOrder(page, request);
    const { keys, stop } = await loseAnswers(page);
    await orderButton(page).click();
    await expect(alert(page)).toContainText(unknownOrder[0] as string);
    await expect(alert(page)).toBeFocused();
    expect(await countOrders(request, email)).toBe(orders + 1);
    if (isReloaded) await page.reload();
    await expectKept(page);
    await orderButton(page).click();
    await expect(alert(page)).toContainText(unknownOrder[0] as string);
    expect(keys.size).toBe(1);
    await stop();
    const call = await fakeCall(page, bundleOrder);
    await orderButton(page).click();
    await expect(thanks(page)).toBeFocused();
    expect(call.seen).toHaveLength(1);
    expect(await countOrders(request, email)).toBe(orders + 1);
    expect(layer.filter(({ event }) => event === "purchase")).toHaveLength(1);
    await page.reload();
    await expect(planButton(page, "Light"), "the next line begins with nothing").toHaveAttribute("aria-pressed", "false");
  });

test("an order whose answer is lost, and is changed, is not placed a second time; the next line is @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { email, orders } = await reachOrder(page, request);
  const { stop } = await loseAnswers(page);
  await orderButton(page).click();
  await expect(alert(page)).toContainText(unknownOrder[0] as string);
  await stop();
  await choosePlan(page, "Max");
  await orderButton(page).click();
  await expect(heading(page, "We have your order already")).toBeFocused();
  await expect(link(page, "See my orders")).toHaveAttribute("href", new RegExp(`${pathOf("orders", "en")}$`));
  expect(await countOrders(request, email)).toBe(orders + 1);
  await openMobileOrder(page);
  await fillIn(page, "Max");
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await countOrders(request, email)).toBe(orders + 2);
});

test("two tabs order one line: at once it is one order, and a tab that comes later has it already @all", async ({
  page,
  context,
  request,
}) => {
  const { email, orders } = await reachOrder(page, request);
  const [same, later] = [await openTab(page), await openTab(page)];
  for (const [tab, plan] of [
    [same, "Light"],
    [later, "Max"],
  ] as const) {
    await openMobileOrder(tab);
    await fillIn(tab, plan);
  }
  const waiting: Route[] = [];
  await context.route(orderCall, (route) => (route.request().method() === "OPTIONS" ? route.continue() : void waiting.push(route)));
  for (const tab of [page, same]) {
    await bringToFront(tab);
    await orderButton(tab).click();
  }
  await expect.poll(() => waiting.length).toBe(2);
  expect(new Set(waiting.map((route) => route.request().headers()["idempotency-key"])).size).toBe(1);
  for (const route of waiting) await route.continue();
  await context.unroute(orderCall);
  const already = (tab: Page): Locator => heading(tab, "We have your order already");
  // The tab whose answer is the later one may hear of the order from the other tab first.
  for (const tab of [page, same]) await expect(thanks(tab).or(already(tab))).toBeVisible();
  expect((await thanks(page).count()) + (await thanks(same).count())).toBeGreaterThan(0);
  await expect(already(later)).toBeVisible();
  await expect(orderButton(later)).toHaveCount(0);
  await expect(link(later, "See my orders")).toBeVisible();
  expect(await countOrders(request, email)).toBe(orders + 1);
  await bringToFront(later);
  await later.reload();
  await expect(planButton(later, "Max"), "the same order is not offered once more").toHaveAttribute("aria-pressed", "false");
  await expect(field(later, "device")).toHaveValue("");
  await fillIn(later, "Max");
  await orderButton(later).click();
  await expect(thanks(later), "another line can be ordered").toBeFocused();
  await expect(thanks(page).or(already(page)), "what the first tab says stays").toBeVisible();
  expect(await countOrders(request, email)).toBe(orders + 2);
  for (const tab of [same, later]) await tab.close();
});
