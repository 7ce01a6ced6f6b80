/**
 * Journeys of an order's page when a part of it cannot be loaded: the phone number and the email address of customer service are shown,
 * because a change may have a last day, and the customer must be able to ask for it in another way.
 */
import type { Page } from "playwright/test";
import { customerServiceEmail } from "#core/base/values/limits.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { customerOrder, customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { easyswitchOperators } from "#core/domain/order/portability.contract.ts";
import { mobileOrder, newLine } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { fakeCall, faults, passTime, type Fault } from "./fake-api.ts";
import { alert, area, arriveAtOrder, button, heading, link, withLaterNumbers, withoutVisit } from "./my-digi-orders.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand } from "./signed-in.ts";

const outage = faults["an outage"] as Fault;

/** Expects one error box with a retry button, and beside it once the phone number and the email address of customer service. */
async function expectOtherWays(page: Page): Promise<void> {
  await expect(alert(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(area(page).getByRole("link", { name: /^\+32/ })).toHaveAttribute("href", "tel:+3228704141");
  await expect(link(page, customerServiceEmail)).toHaveAttribute("href", `mailto:${customerServiceEmail}`);
}

/** Lets the call succeed, presses the retry button, and expects that the error box has disappeared. */
async function tryAgain(page: Page, call: { pass: () => void }): Promise<void> {
  call.pass();
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(link(page, customerServiceEmail)).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
}

test("the list of orders, and more of it, do not come: phone and mail stand beside the retry @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { tokens } = await signInByHand(page, request);
  for (let index = 0; index < 11; index++) await orderByHand(request, tokens, mobileOrder(newLine()));
  const call = await fakeCall(page, customerOrders);
  call.fail(outage);
  await page.goto(pathOf("orders", "en"));
  await expectOtherWays(page);
  await tryAgain(page, call);
  const rows = area(page).getByRole("article");
  await expect(rows).toHaveCount(10);
  call.fail(outage);
  await button(page, "Load more").click();
  await expectOtherWays(page);
  await expect(rows, "what came stays").toHaveCount(10);
  await tryAgain(page, call);
  await expect(rows).toHaveCount(11);
});

test("an order, its free days and the operators do not come: phone and mail stand beside each retry @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the list of operators could not be fetched");
  await arriveAtOrder(page, request, withLaterNumbers());
  const order = await fakeCall(page, customerOrder);
  order.fail(outage);
  await page.reload();
  await expectOtherWays(page);
  await tryAgain(page, order);
  await expect(heading(page, "Where your order is")).toBeVisible();

  const days = await fakeCall(page, installIntervals);
  days.fail(outage);
  await button(page, "Choose a day").click();
  await expectOtherWays(page);
  await tryAgain(page, days);
  await expect(button(page, "Agree on this time")).toBeVisible();
  await button(page, "Leave it as it is").click();

  const operators = await fakeCall(page, easyswitchOperators);
  operators.fail(outage);
  await button(page, "Give the numbers").click();
  await expect(alert(page)).toContainText("The list of operators could not be loaded.");
  await expectOtherWays(page);
  await tryAgain(page, operators);
});

test("the files of the orders, of the free days and of the numbers are lost: phone and mail stand beside each retry @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(/net::ERR_FAILED|could not be loaded/);
  await arriveAtOrder(page, request, withLaterNumbers());
  await page.clock.install();
  for (const [file, open, shown] of [
    ["orders", () => page.reload(), heading(page, "Where your order is")],
    ["order-slot", () => button(page, "Choose a day").click(), button(page, "Agree on this time")],
    ["order-switch", () => button(page, "Give the numbers").click(), button(page, "Send the numbers")],
  ] as const)
    await test.step(file, async () => {
      let isMissing = true;
      await page.route(`**/my-digi.${file}.js*`, (route) => (isMissing ? route.abort() : route.continue()));
      await open();
      await passTime(page, 10, () => expect(alert(page)).toContainText("This part couldn’t be loaded.", { timeout: 100 }));
      await expectOtherWays(page);
      isMissing = false;
      await alert(page).getByRole("button").click();
      await passTime(page, 2, () => expect(shown).toBeVisible({ timeout: 100 }));
      await expect(link(page, customerServiceEmail)).toHaveCount(0);
      const close = button(page, "Leave it as it is");
      if (await close.isVisible()) await close.click();
    });
});

test("no time is free at the address: the sentence that says to call has the number beside it @all", async ({ page, request }) => {
  await arriveAtOrder(page, request, withoutVisit());
  (await fakeCall(page, installIntervals)).answer({ data: [] });
  await button(page, "Choose a day").click();
  await expect(alert(page)).toContainText("No time is free at this address right now");
  await expect(area(page).getByRole("link", { name: /^\+32/ })).toBeVisible();
  await button(page, "Leave it as it is").click();
  await expect(button(page, "Choose a day")).toBeFocused();
});
