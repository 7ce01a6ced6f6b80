/**
 * The journey of one price: what the card of a package says is what its contract summary, the total above the order button, the
 * confirmation, the order's page and the next invoice say. The test moves the clock of a demo of its own.
 */
import type { APIRequestContext, Page } from "playwright/test";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { customersOrder, inAnotherHome, internetOrder } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { area, section } from "./my-digi-orders.ts";
import { cards, fillIn, openPackages, orderButton, thanks } from "./my-digi-product-order.ts";
import { apiAt, moveClock, siteAt, startOwnDemo } from "./own-demo.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand } from "./signed-in.ts";

const port = ports.pricesDemo;
const from = { api: apiAt(port), headers: { origin: siteAt(port) } };

test.use({ baseURL: siteAt(port) });
let stop = async (): Promise<void> => undefined;
test.beforeAll(async () => {
  stop = await startOwnDemo({ port });
});
test.afterAll(() => stop());

/** Returns the first free visit at an address. */
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
