/** Helpers that the journeys of a withdrawal share. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import type { Language } from "#core/base/values/language.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { customersOrder, internetOrder, newLine } from "#tests/contract/support/sample-orders.ts";
import { expect } from "#tests/page.ts";
import { api, mailsTo, newAddress } from "./access.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand } from "./signed-in.ts";

export const tag = "digi-withdrawal";
export const widget = (page: Page): Locator => page.locator(tag);
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const button = (page: Page, name: string): Locator => widget(page).getByRole("button", { name, exact: true });
export const withdraw = (page: Page): Locator => button(page, "Withdraw from contract here");
export const confirm = (page: Page): Locator => button(page, "Confirm withdrawal");
export const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { name, exact: true });
export const receipt = (page: Page): Locator => heading(page, "Receipt of your withdrawal");
export const errors = (page: Page): Locator => widget(page).locator('[part="error"]:visible');
export const alert = (page: Page): Locator => widget(page).locator('[part="alert"]:visible');
/** Returns the value that the declaration or the receipt shows beside the given label. */
export const line = (page: Page, label: string): Locator =>
  widget(page)
    .locator(".statement > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();

/** Returns the lines of the declaration or of the receipt, in their order: each label with its value. */
export const statedLines = (page: Page): Promise<string[][]> =>
  widget(page)
    .locator(".statement > div")
    .evaluateAll((lines) => lines.map((one) => ["dt", "dd"].map((name) => one.querySelector(name)?.textContent ?? "")));

export async function open(page: Page, language: Language = "en", query = ""): Promise<void> {
  await page.goto(pathOf("withdrawal", language) + query);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
}

export type Typed = { readonly name: string; readonly contract: string; readonly email: string };

/** Returns a declaration with an email address that no other test uses, and with an order number that nobody has. */
export const someStatement = (): Typed => ({ name: "Nora Maes", contract: "order 599999999", email: newAddress("nora") });

/** Fills in the given fields of the declaration. */
export async function fillIn(page: Page, typed: Partial<Typed>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
}

/** Fills in the declaration and presses the button, after which the page asks to confirm it. */
export async function state(page: Page, typed: Typed): Promise<void> {
  await fillIn(page, typed);
  await withdraw(page).click();
  await expect(heading(page, "Confirm your withdrawal")).toBeFocused();
}

/** Returns the receipts that were mailed to an address. */
export const receiptsTo = async (request: APIRequestContext, email: string, from = api) =>
  (await mailsTo(request, email, from)).filter(({ subject }) => subject.startsWith("Receipt of your withdrawal"));

export type Ordered = { readonly email: string; readonly number: string };

/** The products that are ordered together with internet, and the price of all of them. */
type Besides = { readonly bundle: Partial<FlowOrder["bundle"]>; readonly bundlesPrice: number };
const mobileBesides: Besides = { bundle: { mobile: [newLine()] }, bundlesPrice: 15 };
export const tvBesides: Besides = { bundle: { tv: { i: "tv-max-nl", wpId: "1303" } }, bundlesPrice: 22 };

/** Signs in a new customer who has just ordered internet and, together with it, the given products; by default a mobile line. */
export async function arriveWithOrder(page: Page, request: APIRequestContext, besides = mobileBesides): Promise<Ordered> {
  const { email, tokens } = await signInByHand(page, request);
  const data = {
    ...internetOrder({ date: null, intervalValue: null }),
    bundle: { ...internetOrder(null).bundle, ...besides.bundle },
    bundlesPrice: besides.bundlesPrice,
    order: { ...customersOrder().order, installation: { date: null, intervalValue: null }, startEarly: false },
  };
  return { email, number: await orderByHand(request, tokens, data) };
}

/** Fills in the sample declaration, sends it and confirms it, on a page in any language. */
export async function stateAndConfirm(page: Page, language: Language): Promise<void> {
  const submit = page.locator("digi-withdrawal [data-variant=primary]");
  await open(page, language);
  await fillIn(page, someStatement());
  await submit.click();
  await expect(page.locator('digi-withdrawal [name="name"]')).toHaveCount(0);
  await submit.click();
}
