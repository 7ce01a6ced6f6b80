/** Journeys of orders in the customer area that meet faults, new prices, lost answers and other tabs: nothing is ordered twice, or lost. */
import type { APIRequestContext, Page, Route } from "playwright/test";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { api } from "./access.ts";
import { recordLayer } from "./data-layer.ts";
import { fakeCall, hold } from "./fake-api.ts";
import { alert, area, heading, link, section } from "./my-digi-orders.ts";
import {
  cards,
  choose,
  fillIn,
  keepNumber,
  number,
  openPackages,
  orderButton,
  reachOrder,
  signInWithInternetAlone,
  signInWithTvAlone,
  start,
  thanks,
  withInternetAlone,
} from "./my-digi-product-order.ts";
import { meetEachFault, missingApi, refusal, unknownOrder } from "./order-faults.ts";
import { countOrders } from "./ordering.ts";
import { removeHeader, signInWithProducts } from "./signed-in.ts";

const orderCall = `${api}${bundleOrder.path}`;
const failed = "Failed to load resource";
const fibre = "Fibre + 1 Gbps";
const keptNumber = "09 234 56 73";

async function expectKept(page: Page, title = fibre): Promise<void> {
  await expect(area(page).getByRole("button", { name: `Chosen: ${title}`, exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(start(page, /^As soon as possible/)).toBeChecked();
}

type Reached = { readonly email: string; readonly orders: number };

async function reachLandline(page: Page, request: APIRequestContext, title: string): Promise<Reached> {
  const { email } = await signInWithProducts(page, request);
  await openPackages(page, "landline", withInternetAlone);
  await fillIn(page, title);
  await keepNumber(page, keptNumber);
  return { email, orders: await countOrders(request, email) };
}

async function reachTv(page: Page, request: APIRequestContext, title: string): Promise<Reached> {
  const { email, address } = await signInWithInternetAlone(page, request);
  await openPackages(page, "tv", address);
  await fillIn(page, title);
  return { email, orders: await countOrders(request, email) };
}

for (const [title, reach] of [
  [fibre, reachOrder],
  ["Landline + Unlimited", reachLandline],
  ["TV + Max in Dutch", reachTv],
] as const)
  test(`${title}: each fault keeps the choice, is said in place, and leads on; the session ends in between [C-266] @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce(failed);
    await page.clock.install();
    const { email, orders } = await reach(page, request, title);
    const call = await fakeCall(page, bundleOrder);
    const kept = async (): Promise<void> => {
      await expectKept(page, title);
      if (reach === reachLandline) await expect(number(page)).toHaveValue(keptNumber);
    };
    await meetEachFault(page, { call, orderButton, expectKept: kept, request, email });
    const letGo = await hold(page, orderCall);
    await pressTwice(orderButton(page), { letGo });
    await expect(thanks(page)).toBeFocused();
    expect(await countOrders(request, email)).toBe(orders + 1);
  });

test("the button loads, and where the API cannot order yet, that is said; another choice takes it away [C-266]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { email, orders } = await reachOrder(page, request);
  const call = await fakeCall(page, bundleOrder);
  call.fail(missingApi);
  const letGo = call.hold();
  await pressTwice(orderButton(page), { letGo });
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("Missing API");
  expect(call.seen).toHaveLength(1);
  await expect(link(page, "Call me back")).toHaveAttribute("href", new RegExp(`${pathOf("callback", "en")}$`));
  await choose(page, "Fibre + 500 Mbps");
  await expect(alert(page)).toHaveCount(0);
  await expect(orderButton(page)).toBeEnabled();
  expect(await countOrders(request, email)).toBe(orders);
});

test("a price that has changed is said, with its summary, and ordered only once it is agreed to [C-380] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { email, orders } = await reachOrder(page, request);
  const call = await fakeCall(page, bundleOrder);
  const summary = await fakeCall(page, contractSummary);
  const lines = [{ kind: "internet", wpId: "1202", t: ["Fibre", "1 Gbps"], prc: 17 }];
  call.fail({ answer: refusal(409, "price_changed", { data: { total: 17, lines } }) });
  await orderButton(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("Fibre + 1 Gbps now costs €17 a month instead of €15: €2 more. Nothing has been ordered yet.");
  await expect.poll(() => summary.seen.length).toBe(1);
  await expect(orderButton(page)).toHaveCount(1);
  await expect(orderButton(page)).toBeEnabled();
  await expectKept(page);

  call.pass();
  await orderButton(page).click();
  await expect(alert(page)).toContainText("Fibre + 1 Gbps now costs €15 a month instead of €17: €2 less.");
  await expect(cards(page).nth(1)).toContainText("€17 /month");
  expect(JSON.parse(call.seen.at(-1) ?? "{}")).toMatchObject({ bundlesPrice: 17 });
  expect(await countOrders(request, email)).toBe(orders);
  await expect(orderButton(page)).toBeEnabled();
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(area(page).locator("dl")).toContainText("€15, and €0 once");
  expect(JSON.parse(call.seen.at(-1) ?? "{}")).toMatchObject({ bundlesPrice: 15 });
  expect(await countOrders(request, email)).toBe(orders + 1);
});

test("an order whose answer is lost is sent again, and placed and measured once [C-380] @all", async ({ page, request, complaints }) => {
  complaints.announce(failed);
  const layer = await recordLayer(page);
  const { email, orders } = await reachOrder(page, request);
  const keys = new Set<string | undefined>();
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() === "OPTIONS") return route.continue();
    keys.add(route.request().headers()["idempotency-key"]);
    await route.fetch();
    await route.abort();
  };
  await page.route(orderCall, lose);
  await orderButton(page).click();
  await expect(alert(page)).toContainText(unknownOrder[0] as string);
  await expect(alert(page)).toBeFocused();
  expect(await countOrders(request, email)).toBe(orders + 1);
  await page.unroute(orderCall, lose);
  const call = await fakeCall(page, bundleOrder);
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(call.seen).toHaveLength(1);
  expect(keys.size).toBe(1);
  expect(await countOrders(request, email)).toBe(orders + 1);
  expect(layer.filter(({ event }) => event === "purchase")).toHaveLength(1);
});

test("an order whose answer is lost, and is changed, is not placed a second time @all", async ({ page, request, complaints }) => {
  complaints.announce(failed);
  const { email, orders } = await reachOrder(page, request);
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() === "OPTIONS") return route.continue();
    await route.fetch();
    await route.abort();
  };
  await page.route(orderCall, lose);
  await orderButton(page).click();
  await expect(alert(page)).toContainText(unknownOrder[0] as string);
  await page.unroute(orderCall, lose);
  await choose(page, "Fibre + 500 Mbps");
  await orderButton(page).click();
  await expect(heading(page, "We have your order already")).toBeFocused();
  await expect(link(page, "See my orders")).toHaveAttribute("href", new RegExp(`${pathOf("orders", "en")}$`));
  expect(await countOrders(request, email)).toBe(orders + 1);
});

test("two tabs order one thing: at once it is one order, later it is already done @all", async ({ page, context, request, complaints }) => {
  complaints.announce(failed);
  const { email, orders, address } = await reachOrder(page, request);
  const [same, later] = [await openTab(page), await openTab(page)];
  for (const [tab, title] of [
    [same, "Fibre + 1 Gbps"],
    [later, "Fibre + 500 Mbps"],
  ] as const) {
    await openPackages(tab, "internet", address);
    await fillIn(tab, title);
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
  for (const tab of [page, same]) await expect(thanks(tab)).toBeVisible();
  expect(await countOrders(request, email)).toBe(orders + 1);

  await bringToFront(later);
  await orderButton(later).click();
  await expect(alert(later)).toContainText("You already have internet at this address, or have ordered it.");
  await expect(alert(later)).toBeFocused();
  await expect(link(later, "See my orders")).toBeVisible();
  expect(await countOrders(request, email)).toBe(orders + 1);
  for (const tab of [same, later]) await tab.close();
});

for (const width of [320, 1280])
  test(`at ${width} px packages, checkout, refusal and confirmation come without a shift @all`, async ({ page, request, complaints }) => {
    complaints.announce(failed);
    await page.setViewportSize({ width, height: 900 });
    const { address } = await signInWithTvAlone(page, request);
    const data = await hold(page, `${api}/my-digi/my-products/internet?*`);
    const choice = await hold(page, "**/my-digi.product-order*.js");
    const checkout = await hold(page, "**/my-digi.product-checkout*.js");
    const summary = await hold(page, `${api}${contractSummary.path}`);
    await page.goto(`${pathOf("my-products-internet", "en")}?address-id=${encodeURIComponent(address)}`);
    await expect(area(page).locator(".ui-skeleton").first()).toBeVisible();
    await removeHeader(page);
    await page.evaluate(() => document.fonts.ready);
    await recordShiftsFromNow(page);
    data();
    await expect(area(page).getByLabel("Address")).toBeVisible();
    choice();
    await expect(cards(page)).toHaveCount(3);
    checkout();
    await expect(orderButton(page)).toBeVisible();
    expect(await shiftsOf(page), "the packages").toEqual([]);
    await choose(page, "Fibre + 1 Gbps");
    await expect(section(page, "Contract summary").locator(".ui-skeleton").first()).toBeVisible();
    summary();
    await expect(orderButton(page)).toBeEnabled();
    await start(page, /^As soon as possible/).check();
    const call = await fakeCall(page, bundleOrder);
    call.fail(missingApi);
    await orderButton(page).click();
    await expect(alert(page)).toBeFocused();
    call.pass();
    const letGo = call.hold();
    await orderButton(page).click();
    letGo();
    await expect(thanks(page)).toBeFocused();
    expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
  });
