/**
 * Journeys that check that one order is placed only once, however often and in whichever tab the visitor presses the button, and even where
 * the answer does not arrive.
 */
import type { BrowserContext, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { countOrders, filledDraft, filledSecret, heading, leave, openStep, orderButton, widget } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const orderCall = "**/bundle-configurator/order";
const placed = "Your order has been placed successfully!";

/** Holds all orders back until the test releases them. */
async function hold(context: BrowserContext) {
  const keys: (string | undefined)[] = [];
  const waiting: Route[] = [];
  await context.route(orderCall, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    waiting.push(route);
  });
  return {
    keys,
    async letGo(): Promise<void> {
      for (const route of waiting) await route.continue();
      await context.unroute(orderCall);
    },
  };
}

test("Enter and a click, two tabs at once, a reload while it runs: each time one order [C-376, C-377] @all", async ({
  page,
  context,
  request,
}) => {
  const { email } = await signInByHand(page, request);

  await leave(page);
  await openStep(page, "review-order");
  const first = await hold(context);
  await expect(orderButton(page)).toBeEnabled(); // The button is enabled once the contract summary has been loaded.
  await orderButton(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => first.keys.length).toBe(1);
  await orderButton(page).click({ force: true }); // The order is being sent, so nobody can press the button.
  await first.letGo();
  await expect(widget(page).getByText(placed)).toBeVisible();
  expect(first.keys).toHaveLength(1);
  expect(await countOrders(request, email)).toBe(1);

  const other = await openTab(page);
  const draft = { ...filledDraft, key: crypto.randomUUID() };
  const tabs = [page, other];
  for (const tab of tabs) {
    await leave(tab, { draft, secret: filledSecret });
    await openStep(tab, "review-order");
  }
  const both = await hold(context);
  for (const tab of tabs) {
    await bringToFront(tab);
    await orderButton(tab).click();
  }
  await bringToFront(page);
  await expect.poll(() => both.keys).toEqual([draft.key, draft.key]);
  await both.letGo();
  for (const tab of tabs) await expect(widget(tab).getByText(placed)).toBeVisible();
  expect(await countOrders(request, email)).toBe(2);

  await leave(page);
  await openStep(page, "review-order");
  let hasArrived = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (hasArrived = resolve));
  await page.route(orderCall, async (route) => {
    await route.fetch(); // The API accepts the order, but its answer never arrives.
    hasArrived();
  });
  await orderButton(page).click();
  await arrived;
  await page.reload();
  await page.unroute(orderCall);
  await expect(heading(page, "Check your order")).toBeVisible();
  await orderButton(page).click();
  await expect(widget(page).getByText(placed)).toBeVisible();
  expect(await countOrders(request, email)).toBe(3);
  const told = await page.evaluate(() => JSON.parse(localStorage.getItem("digi.orders") ?? "[]") as string[]);
  expect(new Set(told).size).toBe(3);
  expect(told).toHaveLength(3);
});
