/**
 * Helpers that the journeys of the order of another mobile line in the customer area share: its page, its questions and its order button.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect } from "#tests/page.ts";
import { api } from "./access.ts";
import { area } from "./my-digi-orders.ts";
import { countOrders } from "./ordering.ts";
import { signInWithProducts } from "./signed-in.ts";

export const mobileOrderPath = pathOf("my-products-mobile-order", "en");
export const orderCall = `${api}${bundleOrder.path}`;

/** The words with which the browser reports a response that is an error, or that does not arrive. */
export const failed = "Failed to load resource";

export const field = (page: Page, name: string): Locator => area(page).locator(`[name="${name}"]`);
export const radio = (page: Page, name: string, value: string): Locator => field(page, name).and(page.locator(`[value="${value}"]`));
/**
 * Returns the field for the number that the customer keeps. It is found inside its group, because the field for a house number has the same
 * name.
 */
export const keptNumber = (page: Page): Locator => area(page).getByLabel("Your current number", { exact: true });
export const planButton = (page: Page, title: string): Locator =>
  area(page).getByRole("button", { name: new RegExp(`^(Choose|Chosen:) ${title}$`) });
export const orderButton = (page: Page): Locator => area(page).getByRole("button", { name: "Order with obligation to pay", exact: true });
export const skeletons = (page: Page): Locator => area(page).locator(".ui-skeleton");
export const thanks = (page: Page): Locator => area(page).getByRole("heading", { name: /^Thank you/ });

/**
 * Return the groups of fields for an address that is not in the customer's list: `lineAddress` for the address of the line,
 * `deliveryAddress` for the address to which its SIM card is sent.
 */
export const lineAddress = (page: Page): Locator => area(page).getByRole("group", { name: "For which address is this line?" });
export const deliveryAddress = (page: Page): Locator => area(page).getByRole("group", { name: "Where should we send your SIM card?" });

/** Opens the order of another line, and waits until its first question is shown. */
export async function openMobileOrder(page: Page): Promise<void> {
  await page.goto(mobileOrderPath);
  await expect(planButton(page, "Light")).toBeVisible();
  await expect(orderButton(page)).toBeVisible();
}

export const choosePlan = (page: Page, title: string): Promise<void> => planButton(page, title).click();

/** Finds the phone in which the eSIM is to be installed. */
export async function choosePhone(page: Page, name = "Apple iPhone 15"): Promise<void> {
  await field(page, "device").fill(name);
  await area(page).getByRole("option", { name, exact: true }).click();
  await expect(field(page, "device")).toHaveValue(name);
}

/**
 * Types the address Grand-Place 1 in Brussels, and chooses each part of it from the suggestions. `street` is the name of the street in the
 * language of the page.
 */
export async function typeAddress(page: Page, entry: Locator, { street = "Grand-Place", box = "" } = {}): Promise<void> {
  const part = (name: string): Locator => entry.locator(`[name="${name}"]`);
  await part("postalCode").fill("1000");
  for (const [name, text] of [
    ["street", street],
    ["number", "1"],
  ] as const) {
    await expect(part(name)).toBeEnabled();
    await part(name).fill(text);
    await area(page).getByRole("option", { name: text, exact: true }).click();
    await expect(part(name)).toHaveValue(text);
  }
  if (box !== "") await part("box").fill(box);
}

/** The delivery address that `typeAddress` makes the order send, without its box. */
export const grandPlaceSent = {
  countyId: expect.stringMatching(/./),
  cityId: "1000-1",
  fttbAddressId: "FTTB-1000-1-01-1",
  streetId: "1000-1-01",
  street: "Grand-Place",
  number: "1",
  postalCode: "1000",
};

type Kept = { readonly number: string; readonly prepaid: "yes" | "no"; readonly digits: string; readonly provider?: string };

/** Answers the questions about a number that is kept. `digits` are those of the SIM card, or of the customer at the old operator. */
export async function keepNumber(page: Page, { number, prepaid, digits, provider = "Proximus" }: Kept): Promise<void> {
  await radio(page, "phone", "keep-phone").check();
  await keptNumber(page).fill(number);
  await field(page, "provider").selectOption(provider);
  await radio(page, "subscription", prepaid).check();
  await field(page, prepaid === "yes" ? "current_sim_card" : "customer_number").fill(digits);
  await field(page, "number_agree").check();
}

/**
 * Returns the digits of a number that no customer has yet. A number can be kept by one customer only, and other tests run at the same time.
 */
export const newNumber = (): string => `4859${String(Math.floor(Math.random() * 100_000)).padStart(5, "0")}`;

/** Answers every question of the order: a new number on an eSIM, for the customer's own address, as soon as possible. */
export async function fillIn(page: Page, plan = "Light"): Promise<void> {
  await choosePlan(page, plan);
  await radio(page, "phone", "new-phone").check();
  await choosePhone(page);
  await field(page, "install_address").first().check();
  await radio(page, "start_early", "early").check();
  await expect(orderButton(page)).toBeEnabled();
}

/**
 * The customer who has reached the order: the email address, the tokens of the session, and the number of orders that the customer has so
 * far.
 */
export type Ready = { readonly email: string; readonly tokens: readonly string[]; readonly orders: number };

/** Logs in a customer with products, opens the order, and answers every question. */
export async function reachOrder(page: Page, request: APIRequestContext, plan = "Light"): Promise<Ready> {
  const { email, tokens } = await signInWithProducts(page, request);
  await openMobileOrder(page);
  await fillIn(page, plan);
  return { email, tokens, orders: await countOrders(request, email) };
}

/** Expects that all answers of `fillIn` are still given. */
export async function expectKept(page: Page, plan = "Light"): Promise<void> {
  await expect(planButton(page, plan)).toHaveAttribute("aria-pressed", "true");
  await expect(radio(page, "phone", "new-phone")).toBeChecked();
  await expect(radio(page, "sim_card", "esim")).toBeChecked();
  await expect(field(page, "device")).toHaveValue("Apple iPhone 15");
  await expect(field(page, "install_address").first()).toBeChecked();
  await expect(radio(page, "start_early", "early")).toBeChecked();
}
