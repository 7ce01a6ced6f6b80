/**
 * Journeys of what is said before it happens: a price on a card is that of the contract summary, the order, its confirmation and the next
 * invoice, a fee on a bill is that of the price list, and a day in an open dialog is the day on which it happens, also where a month ends
 * meanwhile. The tests move the clock of a demo of their own.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import { digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import { internetUpgrade } from "#core/domain/customer/plans.contract.ts";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { customersOrder, inAnotherHome, internetOrder } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { countCalls } from "./fake-api.ts";
import { askForEnd, openDigiTv, withAccount } from "./my-digi-digi-tv.ts";
import { alert, area, button, question, section } from "./my-digi-orders.ts";
import { message, openProduct, panel } from "./my-digi-product.ts";
import { cards, fillIn, openPackages, orderButton, thanks } from "./my-digi-product-order.ts";
import { apiAt, moveClock, siteAt, startTimedDemo } from "./own-demo.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand, signInWithProducts } from "./signed-in.ts";

const port = ports.pricesDemo;
const from = { api: apiAt(port), headers: { origin: siteAt(port) } };

// The tests have one demo, whose clock they move one after the other.
test.describe.configure({ mode: "default" });
test.use({ baseURL: siteAt(port) });
let demo: Awaited<ReturnType<typeof startTimedDemo>>;
test.beforeAll(async () => {
  demo = await startTimedDemo({ port });
});
test.afterAll(() => demo.stop());

/** Returns the first free time for a visit at an address. */
async function firstVisit(request: APIRequestContext, addressId: string): Promise<InstallSlot> {
  const answer = await request.get(`${from.api}/bundle-configurator/install-interval/${addressId}?lang=en`, { headers: from.headers });
  const { data } = (await answer.json()) as { data: InstallDay[] };
  const [day] = data;
  const [interval] = day?.intervals ?? [];
  if (!day || !interval) throw new Error("The calendar has no free day.");
  return { date: day.date, ...interval };
}

const priceIn = async (page: Page, text: Promise<string>): Promise<string> =>
  /€\d+(\.\d\d)?/.exec(await text)?.[0] ?? `none at ${page.url()}`;

test("a package has one price on its card, summary, total, confirmation, order and invoice [C-163] [C-165] [C-397] @all", async ({
  page,
  request,
}) => {
  const { email, tokens } = await signInByHand(page, request, undefined, from.api);
  const { installAddress, ...order } = inAnotherHome(internetOrder(null));
  const { fttbAddressId = "", box = "" } = installAddress ?? {};
  const installation = await firstVisit(request, fttbAddressId);
  await orderByHand(request, tokens, { ...order, installAddress, order: { ...order.order, installation } }, from);
  await openPackages(page, "tv", `${fttbAddressId}~${box}`);
  const card = cards(page).filter({ hasText: "Essentials" }).filter({ hasText: "Dutch" });
  const price = await priceIn(page, card.innerText());
  expect(price).toBe("€7");

  await fillIn(page, (await card.getAttribute("aria-label")) ?? "");
  const summary = section(page, "Contract summary");
  await summary.getByText("Read the contract summary").click();
  await expect(summary.getByRole("article")).toContainText(price);
  await expect(section(page, "Your order")).toContainText(new RegExp(`Total a month.*${price}(?![.\\d])`));
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(area(page)).toContainText(`${price}, and €0 once`);

  await area(page).getByRole("link", { name: "See my order" }).click();
  await expect(area(page)).toContainText(new RegExp(`${price}(?![.\\d])`));

  // The third invoice at the latest is one of whole months: internet for €10, and TV.
  await moveClock(request, 100, port);
  await signInByHand(page, request, email, from.api);
  await page.goto(pathOf("invoices", "en"));
  const newest = area(page).getByRole("article").first();
  await expect(newest).toBeVisible();
  expect(await priceIn(page, newest.innerText())).toBe(`€${10 + Number(price.slice(1))}`);
});

/** Makes something happen that costs a fee, to the customer with these tokens, and returns what it costs in euros. */
async function happen(request: APIRequestContext, [, token]: readonly string[], kind: string): Promise<number> {
  const headers = { ...from.headers, authorization: `Bearer ${token}` };
  const answer = await request.post(`${from.api}/demo/event`, { data: { kind }, headers });
  expect(answer.ok(), `${kind}: ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { event: { prc: number } }).event.prc;
}

test("each fee is on the bill as on the price list: reminders, reactivation, a refused debit [C-452, C-453, C-454] @all", async ({
  page,
  request,
}) => {
  await moveClock(request, 0, port);
  const { email, tokens } = await signInByHand(page, request, undefined, from.api);
  const order = customersOrder();
  await orderByHand(request, tokens, { ...order, order: { ...order.order, payment: { manualTransfer: true } } }, from);
  await moveClock(request, 70, port);
  const { tokens: late } = await signInByHand(page, request, email, from.api);
  const paid: number[] = [];
  for (const kind of ["reminder", "reminder", "reminder", "reminder", "reactivation"]) paid.push(await happen(request, late, kind));
  expect(paid).toEqual([0, 0, 10, 10, 30]);
  const debited = await signInByHand(page, request, undefined, from.api);
  await orderByHand(request, debited.tokens, order, from);
  for (const [days, price] of [
    [72, 0],
    [102, 9],
  ] as const) {
    await moveClock(request, days, port);
    const { tokens: now } = await signInByHand(page, request, debited.email, from.api);
    expect(await happen(request, now, "debit_rejected")).toBe(price);
  }

  await moveClock(request, 135, port);
  const billed = async (who: string): Promise<string> => {
    await signInByHand(page, request, who, from.api);
    await page.goto(pathOf("invoices", "en"));
    await expect(area(page).getByRole("article").first()).toBeVisible();
    for (const details of await area(page).locator("summary").filter({ hasText: "Details" }).all()) await details.click();
    return (await area(page).getByRole("list").allInnerTexts()).join("\n");
  };
  const reminders = await billed(email);
  await expect(area(page).getByRole("link", { name: "How to read an invoice" })).toHaveAttribute("href", "/en/invoice-explained");
  const debits = await billed(debited.email);
  await page.goto(pathOf("price-list", "en"));
  const fees = page.locator("digi-price-list").getByRole("table", { name: "Fees" });
  for (const [bill, name, price] of [
    [reminders, "Reminder of an invoice", "€10"],
    [reminders, "Reactivation", "€30"],
    [debits, "Direct debit refused by the bank", "€9"],
  ] as const) {
    await expect(fees.getByRole("row").filter({ hasText: name }).last()).toContainText(price);
    expect(bill).toMatch(new RegExp(`${name}[^€]*(€[\\d.]+[^€]*)?\\${price}(?![.\\d])`));
  }
});

const dayMs = 86_400_000;

/**
 * Moves the demo's clock to noon of the last day of a month.
 * @returns the first days of the next two months
 */
async function passToLastDay(request: APIRequestContext): Promise<readonly [CalendarDate, CalendarDate]> {
  const { now } = (await (await request.get(`${from.api}/demo/clock`)).json()) as { now: string };
  const nowMs = Date.parse(now);
  const noonBefore = (first: CalendarDate): number => instantInBrussels(first) - dayMs / 2;
  const today = todayInBrussels(nowMs);
  const first = [1, 2].map((months) => monthAfter(today, months)).find((day) => noonBefore(day) >= nowMs);
  if (first === undefined) throw new Error("A month has a last day.");
  await demo.pass(noonBefore(first) - nowMs);
  return [first, monthAfter(first, 1)];
}

const order = "Order with obligation to pay";
const inQuestion = (page: Page, name: string): Locator => question(page).getByRole("button", { name, exact: true });
const saidIn = (page: Page): Locator => question(page).locator("[part=alert]");

/** Buys data, or adds channels, whose price is the same on its card, in the question and in the confirmation. */
async function buy(page: Page, opener: string, card: Locator, price: string): Promise<void> {
  await expect(card).toContainText(price);
  await button(page, opener).click();
  await expect(question(page)).toContainText(`${price}, VAT included`);
  await inQuestion(page, order).click();
  await expect(question(page)).toBeHidden();
  await expect(alert(page)).toContainText(price);
}

test("over the end of a month: open dialogs ask anew with the new day; plan, data and channels cost what they said [C-117] [C-236] [C-245] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const [first, second] = await passToLastDay(request);
  await signInWithProducts(page, request, from.api);
  await test.step("data, channels and a plan have one price each before they are ordered, and after it", async () => {
    await openProduct(page, "mobile", "?tab=section_mobile_data_options");
    await buy(page, "Buy 5 GB of data", panel(page).locator(".option-card").filter({ hasText: "5 GB" }), "€2");
    await openProduct(page, "tv");
    const channels = panel(page).getByRole("listitem").filter({ hasText: "International channel pack" });
    await buy(page, "Add International channel pack", channels, "€2.50");
    await openProduct(page, "mobile", "?change=1");
    await expect(question(page).locator(".ui-card").filter({ hasText: "Max" })).toContainText("€11");
    await question(page).getByRole("radio", { name: "Max", exact: true }).check();
    await inQuestion(page, order).click();
    await expect(saidIn(page)).toContainText("€11");
  });

  const other = await openTab(page);
  await openDigiTv(other, withAccount, "&tab=section_digitv_settings");
  const end = await askForEnd(other);
  await expect(question(other)).toContainText(formatDate(addDays(first, -1), "en"));
  await openProduct(page, "internet", "?change=1");
  await question(page).getByRole("radio", { name: "10 Gbps", exact: true }).check();
  await expect(question(page).locator(".plan-facts")).toContainText(formatDate(first, "en"));
  await expect(inQuestion(page, order)).toBeEnabled();
  await demo.pass(dayMs);

  await test.step("a plan begins a month later, and is ordered once that was said", async () => {
    const calls = countCalls(page, from.api + internetUpgrade.path);
    await inQuestion(page, order).click();
    await expect(saidIn(page)).toBeFocused();
    await expect(saidIn(page)).toContainText("This has changed meanwhile.");
    expect(calls()).toBe(0);
    await expect(question(page).locator(".plan-facts")).toContainText(formatDate(second, "en"));
    await inQuestion(page, order).click();
    await expect(saidIn(page)).toHaveAttribute("data-tone", "success");
    await expect(question(page).locator(".plan-next")).toContainText(/10 Gbps, €20/);
    const day = formatDate(second, "en").replace(/ \d+$/, "");
    await expect(question(page).locator(".plan-next")).toContainText(`From ${day}:`);
  });

  await test.step("Digi TV ends a month later, and is ended once that was said", async () => {
    await bringToFront(other);
    const calls = countCalls(other, from.api + digiTvDeactivateAccount.path);
    await end.click();
    await expect(saidIn(other)).toBeFocused();
    await expect(saidIn(other)).toContainText("This has changed meanwhile.");
    expect(calls()).toBe(0);
    const lastDay = formatDate(addDays(second, -1), "en");
    await expect(question(other)).toContainText(lastDay);
    await end.click();
    await expect(message(other)).toContainText(`Your Digi TV account ends on ${lastDay}.`);
    await other.close();
  });

  await test.step("the next bill has the prices of plan and data that were said", async () => {
    await page.goto(pathOf("invoices", "en"));
    const newest = area(page).getByRole("article").first();
    await expect(newest).toContainText(formatDate(first, "en"));
    await newest.getByText("Details").click();
    for (const [text, price] of [
      ["Max", "€11"],
      ["5 GB of data", "€2"],
    ] as const)
      await expect(newest.getByRole("listitem").filter({ hasText: text }).locator(".area-number")).toHaveText(price);
  });
});
