/** Journeys of an order whose visitor turns out to have an account: the login inside the flow, and the call that is made once. */
import type { Page, Response } from "playwright/test";
import { twoLines } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf } from "#tests/presses.ts";
import { api, fromSite, newAddress } from "./access.ts";
import { tracked } from "./data-layer.ts";
import {
  acceptTerms,
  alert,
  button,
  choose,
  countOrders,
  field,
  heading,
  identify,
  logIn,
  openOrder,
  orderButton,
  startOrder,
  suggest,
  widget,
} from "./ordering.ts";

const orderCall = "**/bundle-configurator/order";
const step = (page: Page): string | null => new URL(page.url()).searchParams.get("step");

/** Fills in an address and another one for the bills, and goes on. The flow shows the payment afterwards. */
async function giveTwoAddresses(page: Page): Promise<void> {
  await test.step("waits for the number of another billing address, and keeps the choice over a reload [C-296]", async () => {
    await field(page, "postalCode").fill("1000");
    await suggest(page, "street", "Grote");
    await suggest(page, "number", "1");
    await choose(page, "same_billing_address", "no");
    await expect(widget(page).getByText("First choose the house number of your billing address.")).toBeVisible();
    await field(page, "postalCode").fill("5000"); // the first address stands as text now
    await suggest(page, "street", "Rue de Fer");
    await field(page, "number").fill("20");
    await expect(button(page, "Next")).toBeDisabled();
    await widget(page).getByRole("option").first().click();
    await expect(button(page, "Next")).toBeEnabled();
    await choose(page, "order_for", "myself");
    await page.reload(); // what is chosen is there again
    await expect(field(page, "number").last()).toHaveValue("20");
    await button(page, "Next").click();
  });
}

/** Sends an order that the API refuses, and checks what the review shows then. */
async function sendRefused(page: Page): Promise<void> {
  await test.step("shows a refusal and its code under the button [C-426]", async () => {
    await page.route(orderCall, (route) =>
      route.fulfill({
        status: 422,
        headers: { "access-control-allow-origin": "*" },
        json: { status: { error: true, code: 4711, message: "Not today." }, meta: { status: { error: true, message: "Not today." } } },
      }),
    );
    await orderButton(page).click();
    await expect(alert(page)).toContainText("Not today.");
    await expect(alert(page)).toContainText(/Code\s4711/);
    await page.unroute(orderCall);
  });
}

test("logs whoever has an account in inside the flow, orders as the customer, and asks again for a lost answer @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the part login could not be loaded");
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newAddress("orderer");
  await request.post(`${api}/demo/customer`, { data: { email, lang: "en" }, headers: fromSite });

  await test.step("leads from status 600084 to the login, whose file is lost once [C-008, C-064, C-210, C-438, P-331]", async () => {
    let isLost = true;
    await page.route("**/order-flow.login.js*", (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
    await openOrder(page, twoLines, "?next=/en/contact");
    const isLookedUp = (one: Response): boolean => one.url().startsWith(`${api}/itsme/callback/`) && one.request().method() === "GET";
    const { body } = await answerOf(page, isLookedUp, () => identify(page, "Jan Janssens"));
    expect(body).toMatchObject({ status: { code: 600_084 } });
    await expect(alert(page)).toContainText("couldn’t be loaded");
    isLost = false;
    await alert(page).getByRole("button").click();
    await expect(heading(page, "Looks like you already have an account.")).toBeFocused();
    await expect(widget(page).getByText("Its email address is j•••@digi.example.")).toBeVisible();
    await expect(widget(page).getByText("Step 1 of 3")).toBeVisible();
    await expect(widget(page).getByRole("link", { name: "your overview" })).toHaveAttribute("href", "/en/my-digi/overview");

    await logIn(page, request, email);
    await expect(heading(page, "Your details")).toBeFocused();
    expect(step(page)).toBe("digi-account");
    // Somebody else's account was logged in to, so the address of the person in the identity app is not offered.
    await expect(field(page, "postalCode")).toBeVisible();
  });

  await giveTwoAddresses(page);

  await test.step("takes a bank transfer, goes back by Previous, and tells measurement 'Manual' [C-226, C-227, C-408]", async () => {
    await startOrder(page, "early");
    await choose(page, "method", "others");
    await acceptTerms(page);
    await button(page, "Next").click();
    await expect(heading(page, "Check your order")).toBeFocused();
    const told = await tracked(page);
    expect(told.filter(({ event }) => event === "add_payment_info")).toMatchObject([{ ecommerce: { payment_type: "Manual" } }]);
    await expect(orderButton(page)).toBeEnabled(); // The contract summary of the order has been loaded.
    await button(page, "Previous").click();
    await expect(heading(page, "How would you like to pay?")).toBeFocused();
    await button(page, "Previous").click();
    await expect(heading(page, "Your details")).toBeFocused();
    await button(page, "Next").click();
    await button(page, "Next").click();
  });

  await sendRefused(page);

  await test.step("asks again for an answer that was lost, as one order [C-377, C-427, C-429]", async () => {
    const keys = new Set<string>();
    await page.route(orderCall, async (route) => {
      keys.add(route.request().headers()["idempotency-key"] ?? "");
      await route.fetch(); // The API accepts the order, but its answer is lost.
      await route.abort("connectionreset");
    });
    await orderButton(page).click();
    await expect(heading(page, "Something went wrong")).toBeFocused();
    await expect(widget(page).getByText("API/Server error")).toBeVisible();
    await page.unroute(orderCall);
    page.on(
      "request",
      (one) => void (one.url().endsWith("/order") && one.method() === "POST" && keys.add(one.headers()["idempotency-key"] ?? "")),
    );
    await orderButton(page).click();
    await expect(widget(page).getByText("Your order has been placed successfully!")).toBeVisible();
    expect(keys.size).toBe(1);
    expect(await countOrders(request, email)).toBe(1);
  });
});
