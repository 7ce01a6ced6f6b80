/** Helpers that the journeys of the orders in the customer area share. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { cancelOrder, moveSlot, sendPortability } from "#core/domain/order/order-changes.contract.ts";
import { inAnotherHome, internetOrder } from "#tests/contract/support/sample-orders.ts";
import { expect } from "#tests/page.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand } from "./signed-in.ts";

export const area = (page: Page): Locator => page.locator("digi-my-digi");
export const button = (page: Page, name: string): Locator => area(page).getByRole("button", { name, exact: true });
export const heading = (page: Page, name: string): Locator => area(page).getByRole("heading", { name, exact: true });
export const link = (page: Page, name: string): Locator => area(page).getByRole("link", { name, exact: true });
export const alert = (page: Page): Locator => area(page).locator('[part="alert"]:visible');
export const errors = (page: Page): Locator => area(page).locator('[part="error"]:visible');
export const section = (page: Page, name: string): Locator =>
  area(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
export const question = (page: Page): Locator => area(page).getByRole("dialog");

export const noSlot = { date: null, intervalValue: null };
/** Returns an order of internet whose visit has no time yet. */
export const withoutVisit = (): FlowOrder => inAnotherHome(internetOrder(noSlot));
/** Returns an order of internet whose visit has no time yet, and whose customer gives the numbers of the old operator later. */
export function withLaterNumbers(): FlowOrder {
  const body = withoutVisit();
  return { ...body, order: { ...body.order, portability: { currentProvider: null, customerNumber: null, switchNumber: null } } };
}

export type Arrival = { readonly email: string; readonly number: string };

/** Logs in a new customer who has just placed this order, and opens the order's page. */
export async function arriveAtOrder(page: Page, request: APIRequestContext, order: FlowOrder): Promise<Arrival> {
  const { email, tokens } = await signInByHand(page, request);
  const number = await orderByHand(request, tokens, order);
  await page.goto(`${pathOf("orders", "en")}?order-id=${number}`);
  await expect(heading(page, "Where your order is")).toBeVisible();
  return { email, number };
}

/** Chooses the n-th free day of the list, and its first interval. */
export async function chooseDay(page: Page, at: number): Promise<void> {
  const days = area(page).getByLabel("Day", { exact: true });
  await days.selectOption({ index: at });
  await area(page).getByRole("radio").first().check();
}

/** Fills in the two numbers of a contract with the operator Proximus. */
export async function giveNumbers(page: Page): Promise<void> {
  await area(page).getByLabel("Your current operator").selectOption({ label: "Proximus" });
  await area(page).getByLabel("Customer number").fill("60012345");
  await area(page).getByLabel("Easy Switch number").fill("PXS123456A");
}

const pressIn = (where: (page: Page) => Locator, name: string) => (page: Page) => where(page).getByRole("button", { name, exact: true });

/**
 * The changes that a customer can make to an order. Each tells how its form is opened, filled in and sent, which call it makes, and which
 * notice follows its success.
 */
export const changes = [
  {
    ...{ what: "a visit", opener: "Choose a day", call: moveSlot, fill: (page: Page) => chooseDay(page, 1) },
    ...{ press: pressIn(area, "Agree on this time"), done: "The visit is agreed" },
  },
  {
    ...{ what: "numbers", opener: "Give the numbers", call: sendPortability, fill: giveNumbers },
    ...{ press: pressIn(area, "Send the numbers"), done: "We have the numbers" },
  },
  {
    ...{ what: "the end", opener: "Cancel the order", call: cancelOrder, fill: async () => undefined },
    ...{ press: pressIn(question, "Cancel the order"), done: "Your order is cancelled" },
  },
] as const;
