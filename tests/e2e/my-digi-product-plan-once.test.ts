/**
 * Journeys of changing the plan of each product. They check that the price is the same wherever it is shown, and what happens when the
 * answer does not arrive.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { internetUpgrade, mobileUpgrade } from "#core/domain/customer/plans.contract.ts";
import { expect, test } from "#tests/page.ts";
import { api } from "./access.ts";
import { countCalls, fakeCall } from "./fake-api.ts";
import { area, question } from "./my-digi-orders.ts";
import { openProduct } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const order = "Order with obligation to pay";
const opener = "Change my plan";
const press = (page: Page, name: string): Locator => question(page).getByRole("button", { name, exact: true });
const said = (page: Page): Locator => question(page).locator("[part=alert]");
/** Returns the text about the plan, which is beside the button that opens the dialog for another plan. */
const planRow = (page: Page): Locator => area(page).locator(".product-plan > .area-number");

async function openMax(page: Page, request: APIRequestContext): Promise<void> {
  await signInWithProducts(page, request);
  await openProduct(page, "mobile", "?change=1");
  await question(page).getByRole("radio", { name: "Max", exact: true }).check();
  await expect(press(page, order)).toBeEnabled();
}

test("mobile, internet and TV each have their dialog; internet is told by address and number; a landline’s is changed by us [C-117] [C-185]", async ({
  page,
  request,
}) => {
  await signInWithProducts(page, request);
  await openProduct(page, "landline", "?change=1");
  await expect(question(page)).toContainText("Tell us which plan you would like.");
  await expect(question(page).getByRole("link", { name: "Call me back" })).toHaveAttribute("href", /callback/);
  await expect(question(page).getByRole("radio")).toHaveCount(0);
  for (const [product, names] of [
    ["mobile", ["Light", "Essentials", "Max", "Ultimate"]],
    ["tv", ["Essentials", "Max", "Essentials", "Max"]],
    ["internet", ["500 Mbps", "1 Gbps", "10 Gbps"]],
  ] as const)
    await test.step(product, async () => {
      await openProduct(page, product, "?change=1");
      await expect(question(page).getByRole("heading", { name: opener })).toBeFocused();
      await expect(question(page).locator(".ui-card")).toContainText(names);
      await expect(question(page).locator(".ui-card .ui-price")).toHaveCount(names.length);
      await expect(question(page).getByText("Your plan now")).toHaveCount(1);
    });
  const call = await fakeCall(page, internetUpgrade);
  await question(page).getByRole("radio", { disabled: false }).last().check();
  await expect(press(page, order)).toBeEnabled();
  await press(page, order).click();
  await expect(said(page)).toHaveAttribute("data-tone", "success");
  expect(Object.keys(JSON.parse(call.seen.at(-1) ?? "{}") as object).toSorted()).toEqual(["address-id", "lang", "odin"]);
  await expect(planRow(page)).toContainText(/From 1 \w+: .*10 Gbps/);
});

test("a plan’s price is the same on its card, in what changes, in the contract summary, in the message and in the row", async ({
  page,
  request,
}) => {
  await openMax(page, request);
  await expect(question(page).locator(".ui-card").filter({ hasText: "Max" })).toContainText("€11");
  await expect(question(page).locator(".plan-facts")).toContainText("€11, VAT included");
  await question(page).getByText("Read the contract summary").click();
  await expect(question(page).getByRole("article")).toContainText("€11");
  await press(page, order).click();
  await expect(said(page)).toContainText("€11");
  await expect(question(page).locator(".plan-next")).toContainText("€11");
  await page.keyboard.press("Escape");
  await expect(planRow(page)).toContainText("€11");
});

test("a change whose answer was lost is said at the second try, and is not ordered twice @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await openMax(page, request);
  const path = api + mobileUpgrade.path;
  const calls = countCalls(page, path);
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(page, order).click();
  await expect(said(page)).toBeFocused();
  await expect(planRow(page)).not.toContainText("Max");
  await said(page).getByRole("button", { name: order }).click();
  await expect(said(page)).toHaveAttribute("data-tone", "info");
  await expect(said(page)).toBeFocused();
  await expect(planRow(page)).toContainText(/From 1 \w+: Max, €11/);
  expect(calls()).toBe(2);
});
