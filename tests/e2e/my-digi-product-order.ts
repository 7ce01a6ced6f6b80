/** Helpers that the journeys of ordering internet, a landline or TV in the customer area share. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { inAnotherHome, internetOrder } from "#tests/contract/support/sample-orders.ts";
import { expect } from "#tests/page.ts";
import { area, noSlot } from "./my-digi-orders.ts";
import { countOrders } from "./ordering.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInWithProducts } from "./signed-in.ts";

/** The id of the sample address that has internet and no other product; TV is not offered there. */
export const withInternetAlone = "FTTB-9000-1-01-10";

export const orderText = "Order with obligation to pay";
export const orderButton = (page: Page): Locator => area(page).getByRole("button", { name: orderText, exact: true });
export const cards = (page: Page): Locator => area(page).locator(".product-order article.offer");
export const choose = (page: Page, title: string): Promise<void> =>
  area(page)
    .getByRole("button", { name: `Choose ${title}`, exact: true })
    .click();
export const start = (page: Page, name: RegExp): Locator => area(page).getByRole("radio", { name });
export const number = (page: Page): Locator => area(page).locator('[name="landline_number"]');
export const thanks = (page: Page): Locator => area(page).getByRole("heading", { name: /^Thank you/ });

export type Home = { readonly email: string; readonly tokens: readonly string[]; readonly address: string };

const homeOf = ({ installAddress }: Pick<AreaOrder, "installAddress">): string => `${installAddress?.fttbAddressId}~${installAddress?.box}`;

/** Logs in a customer who has ordered TV alone at one more address, so that internet and a landline can still be ordered there. */
export async function signInWithTvAlone(page: Page, request: APIRequestContext): Promise<Home> {
  const customer = await signInWithProducts(page, request);
  const body: AreaOrder = inAnotherHome({
    bundle: { mobile: [], internet: [], tv: [{ i: "tv-essentials-nl", wpId: "1301" }], landline: [] },
    deliveryAddress: null,
    installAddress: null,
    lang: "en",
  });
  await orderByHand(request, customer.tokens, body);
  return { ...customer, address: homeOf(body) };
}

/** Logs in a customer who has ordered internet alone at one more address, so that TV can still be ordered there. */
export async function signInWithInternetAlone(page: Page, request: APIRequestContext): Promise<Home> {
  const customer = await signInWithProducts(page, request);
  const body = inAnotherHome(internetOrder(noSlot));
  await orderByHand(request, customer.tokens, body);
  return { ...customer, address: homeOf(body) };
}

/** Opens the packages of a product at an address, and waits until they are shown. */
export async function openPackages(
  page: Page,
  product: "internet" | "landline" | "tv",
  address: string,
  language: Language = "en",
): Promise<void> {
  await page.goto(`${pathOf(`my-products-${product}`, language)}?address-id=${encodeURIComponent(address)}`);
  await expect(area(page).locator(".ui-skeleton")).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
}

/** Chooses a package and when it starts, and waits until the order button can be pressed. */
export async function fillIn(page: Page, title: string, when = /^As soon as possible/): Promise<void> {
  await choose(page, title);
  await start(page, when).check();
  await expect(orderButton(page)).toBeEnabled();
}

/** Answers the questions about a landline's number: it is kept. */
export async function keepNumber(page: Page, typed: string): Promise<void> {
  await area(page)
    .getByRole("radio", { name: /^Keep my number/ })
    .check();
  await number(page).fill(typed);
  await area(page).locator('[name="landline_provider"]').selectOption("Proximus");
  await area(page).locator('[name="landline_agree"]').check();
}

/** Logs in a customer, opens the packages of internet at a home without it, and fills in everything. */
export async function reachOrder(
  page: Page,
  request: APIRequestContext,
  title = "Fibre + 1 Gbps",
): Promise<Home & { readonly orders: number }> {
  const home = await signInWithTvAlone(page, request);
  await openPackages(page, "internet", home.address);
  await fillIn(page, title);
  return { ...home, orders: await countOrders(request, home.email) };
}
