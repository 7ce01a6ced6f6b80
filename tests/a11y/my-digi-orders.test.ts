/**
 * Tests the accessibility of the orders in the customer area, in every language, width and colour scheme: the list, and the states of an
 * order.
 */
import type { APIRequestContext, Page } from "playwright/test";
import { inAnotherHome, internetOrder } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { orderByHand } from "#tests/e2e/placed-orders.ts";
import { signInByHand } from "#tests/e2e/signed-in.ts";
import { expectSoundView } from "./customer-area.ts";
import { expectSound } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";

/**
 * Opens the orders of a new customer, who has ordered internet without a time for the visit, and will give the numbers of the old operator
 * later.
 */
async function arrive(page: Page, request: APIRequestContext): Promise<Stage> {
  const { tokens } = await signInByHand(page, request);
  const body = inAnotherHome(internetOrder({ date: null, intervalValue: null }));
  const portability = { currentProvider: null, customerNumber: null, switchNumber: null };
  await orderByHand(request, tokens, { ...body, order: { ...body.order, portability } });
  const stage = await bring(page, tag, { attributes: 'loading="eager" view="orders"' });
  await expect(stage.widget.getByRole("article")).toHaveCount(1);
  return stage;
}

test("my digi: the list of orders, an order, the numbers of Easy Switch with mistakes", async ({ page, request }) => {
  const stage = await arrive(page, request);
  const { widget } = stage;
  await expectSoundView(stage, "orders");
  await widget.getByRole("article").getByRole("link").click();
  await expect(widget.getByRole("heading", { name: "Where your order is" })).toBeVisible();
  await expectSoundView(stage, "an order");
  await widget.getByRole("button", { name: "Give the numbers" }).click();
  await expect(stage.field("provider")).toBeVisible();
  await widget.getByRole("button", { name: "Send the numbers" }).click();
  await expect(stage.errors).toHaveCount(3);
  await expectSound(stage, "numbers with mistakes");
});

test("my digi: a visit that is chosen, one that somebody else took, an order that is cancelled", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await arrive(page, request);
  const { widget } = stage;
  const days = widget.getByLabel("Day", { exact: true });
  const press = (name: string): Promise<void> => widget.getByRole("button", { name, exact: true }).click();
  await widget.getByRole("article").getByRole("link").click();
  await press("Choose a day");
  await days.selectOption({ index: 1 });
  await expect(widget.getByRole("grid")).toBeVisible();
  await expectSound(stage, "a day is chosen");
  await press("Agree on this time");
  await expect(stage.errors).toHaveCount(1);
  await expectSound(stage, "the hours are missing");
  await widget.getByRole("radio").first().check();
  const call = await control(page, "/my-digi/orders/*/slot");
  call.answer({ meta: { status: { error: true, code: "slot_taken" } }, data: { next: null } }, 409);
  await press("Agree on this time");
  await expect(stage.alert).toBeFocused();
  await expectSound(stage, "the time is taken");
  call.fail("503");
  await days.selectOption({ index: 1 });
  await widget.getByRole("radio").first().check();
  await press("Agree on this time");
  await expect(stage.alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSound(stage, "the time could not be sent");
  call.pass();
  await press("Try again");
  await expect(stage.alert).toContainText("The visit is agreed");
  await expectSound(stage, "the time is agreed");
  await press("Cancel the order");
  await expect(widget.getByRole("dialog")).toBeVisible();
  await expectSound(stage, "the order is to be cancelled");
  await widget.getByRole("dialog").getByRole("button", { name: "Cancel the order" }).click();
  await expect(stage.alert).toContainText("Your order is cancelled");
  await expectSound(stage, "the order is cancelled");
});

test("my digi: an order on its way, one that does not come, and one of somebody else", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await arrive(page, request);
  const { widget, alert } = stage;
  const order = await control(page, "/my-digi/orders/*");
  order.hold();
  await widget.getByRole("article").getByRole("link").click();
  await expectSound(stage, "an order on its way", { isThere: () => expect(widget.locator(".ui-skeleton")).toBeVisible() });
  order.fail("503");
  await expectSoundView(stage, "an order that does not come", () => expect(alert.getByRole("button")).toBeVisible());
  order.answer({ meta: { status: { error: true, code: "not_found" } } }, 404);
  await alert.getByRole("button").click();
  await expect(alert).toContainText("This order is not one of yours");
  await expectSoundView(stage, "an order of somebody else", () => expect(alert).toBeVisible());
});
