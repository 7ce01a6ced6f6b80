/**
 * Tests the accessibility of the orders in the customer area, in every language, width and colour scheme, where there is no order, where a
 * call fails, and where a change comes too late.
 */
import { orderByHand } from "#tests/e2e/placed-orders.ts";
import { signInByHand } from "#tests/e2e/signed-in.ts";
import { inAnotherHome, internetOrder } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { sampleOrder } from "#tests/unit/widgets/my-digi/orders/sample-order.ts";
import { isThere, expectSoundView } from "./customer-area.ts";
import { expectSound, expectSoundIn, languages } from "./looks.ts";
import { api, control, open as bring, setLanguage } from "./page.ts";

const tag = "digi-my-digi";
const attributes = 'loading="eager" view="orders"';
const good = { meta: { status: { error: false } } };

/** Returns one page of the API's answer for a list of twelve orders. */
const pageOfOrders = (page: number): object => ({
  ...good,
  orders: Array.from({ length: page === 1 ? 10 : 2 }, (_one, at) => ({
    ...{ orderId: String(500_000_100 - at), at: "2026-11-27T09:00:00Z", t: ["Fibre 500 Mbps"], status: "open", total: 25, next: null },
  })),
  ...{ page, page_count: 2, page_size: 10, total_items: 12 },
});

test("my digi: no order yet; a list of which more does not come", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const stage = await bring(page, tag, { attributes });
  await expect(stage.widget.getByText("You haven’t ordered anything yet.")).toBeVisible();
  await expectSoundView(stage, "no order");

  await page.route(`${api}/my-digi/orders?*`, (route) => {
    const headers = { "access-control-allow-origin": new URL(page.url()).origin, "access-control-allow-credentials": "true" };
    if (route.request().method() === "OPTIONS") return route.continue();
    return new URL(route.request().url()).searchParams.get("page") === "2"
      ? route.fulfill({ status: 503, json: { meta: { status: { error: true } } }, headers })
      : route.fulfill({ json: pageOfOrders(1), headers });
  });
  // Each change of the language requests the list again, also where English alone is looked at.
  await setLanguage(page, tag, "fr");
  await expect(stage.widget.getByRole("article")).toHaveCount(10);
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await isThere(page);
    await expect(stage.widget.getByRole("article")).toHaveCount(10);
    await stage.widget.getByRole("button").last().click();
    await expect(stage.alert.getByRole("button")).toBeVisible();
    await expectSoundIn(page, tag, "more orders that do not come", language);
  }
});

test("my digi: an order that could not be cancelled; numbers of Easy Switch that come too late", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const { tokens } = await signInByHand(page, request);
  await orderByHand(request, tokens, inAnotherHome(internetOrder({ date: null, intervalValue: null })));
  const stage = await bring(page, tag, { attributes });
  const { widget } = stage;
  await widget.getByRole("article").getByRole("link").click();
  const call = await control(page, "/my-digi/orders/*/cancel");
  call.fail("503");
  await widget.getByRole("button", { name: "Cancel the order" }).click();
  const dialog = widget.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(dialog.locator('[part="alert"]')).toBeFocused();
  await expect(dialog.locator(".other-ways").getByRole("link")).toHaveCount(2);
  await expectSound(stage, "an order that could not be cancelled");
  await dialog.getByRole("button", { name: "Keep the order" }).click();
  await expect(dialog).toBeHidden();

  const late = { ...sampleOrder, portability_until: null };
  (await control(page, "/my-digi/orders/*")).answer({ ...good, ...late });
  await widget.getByRole("link", { name: "All orders" }).click();
  await widget.getByRole("article").getByRole("link").click();
  await expect(widget.getByText("It’s too late to give the numbers here")).toBeVisible();
  await expectSoundView(stage, "numbers that come too late");
});
