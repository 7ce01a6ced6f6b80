/** The states of customers in which an action ends, with links of their own: an order that was placed or refused, a visit that is fixed. */
import { accountChangePassword, myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { customerOrder, customerOrders, type CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { cancelOrder } from "#core/domain/order/order-changes.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect } from "#tests/page.ts";
import { sampleOrder } from "#tests/unit/widgets/my-digi/orders/sample-order.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { password, submitOf } from "./access.ts";
import { refused, stay, type EndState, type Way } from "./end-state.ts";
import { fakeCall, stopTime } from "./fake-api.ts";
import { leave } from "./ordering.ts";

/** Opens the last step of an order whose other steps are filled in, and presses the order button. */
async function order({ page, language }: Way): Promise<void> {
  await leave(page);
  await page.goto(`${pathOf("order", language)}?step=review-order`);
  await page.locator("digi-order-flow .order-foot [data-variant=primary]").click();
}

/** Opens the page of an order. The test answers the call with the given values in place of those of a sample order. */
async function openOrder({ page, language }: Way, answered: Partial<CustomerOrder>): Promise<void> {
  (await fakeCall(page, customerOrder)).answer({ ...sampleOrder, ...answered });
  await page.goto(`${pathOf("orders", language)}?order-id=${sampleOrder.orderId}`);
}

/** Opens the invoices on a page where the customer pays in a dialog, and presses the button to pay the invoice that is due. */
async function payInDialog({ page, language }: Way): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { digiWidgets: { payment: "modal" } }));
  await page.goto(pathOf("invoices", language));
  await page.locator("digi-my-digi article button[data-variant=primary]").first().click();
}

/**
 * The states of a customer, which one customer reaches in this order. The paid invoice comes first: once the customer has chosen direct
 * debit in an order, no invoice can be paid by hand.
 */
export const customerStates: readonly EndState[] = [
  {
    name: "an invoice is paid in a dialog",
    tag: "digi-my-digi",
    leadsTo: ["/demo/payment/"],
    reach: payInDialog,
  },
  {
    name: "an order is placed",
    tag: "digi-order-flow",
    leadsTo: ["orders", "/contract-summary/"],
    reach: order,
  },
  {
    name: "nobody knows whether an order has arrived",
    tag: "digi-order-flow",
    leadsTo: ["home"],
    async reach(way) {
      (await fakeCall(way.page, bundleOrder)).fail({ answer: { body: "{" } });
      await order(way);
    },
  },
  {
    name: "an order is refused because the customer has it already",
    tag: "digi-order-flow",
    leadsTo: ["contact"],
    async reach(way) {
      (await fakeCall(way.page, bundleOrder)).fail(refused("already_done"));
      await order(way);
    },
  },
  {
    name: "it is too late to move the visit",
    tag: "digi-my-digi",
    leadsTo: ["contact"],
    reach: (way) => openOrder(way, { move_until: null }),
  },
  {
    name: "an order can be withdrawn",
    tag: "digi-my-digi",
    leadsTo: ["withdrawal"],
    reach: (way) => openOrder(way, {}),
  },
  {
    name: "an order could not be cancelled",
    tag: "digi-my-digi",
    leadsTo: ["tel:", "mailto:"],
    async reach(way) {
      (await fakeCall(way.page, cancelOrder)).fail({ answer: { status: 503, body: "" } });
      await openOrder(way, { withdrawable_until: null });
      await way.page.locator("digi-my-digi .area-row button").last().click();
      await way.page.locator("digi-my-digi dialog[open] button").last().click();
    },
  },
  {
    name: "an order does not come",
    tag: "digi-my-digi",
    leadsTo: ["tel:", "mailto:"],
    async reach({ page, language }) {
      (await fakeCall(page, customerOrder)).fail({ answer: { status: 503, body: "" } });
      await page.goto(`${pathOf("orders", language)}?order-id=1`);
    },
  },
  {
    name: "it is too late to give the numbers of Easy Switch",
    tag: "digi-my-digi",
    leadsTo: ["contact"],
    reach: (way) => openOrder(way, { portability_until: null }),
  },
  {
    name: "the list of orders does not come",
    tag: "digi-my-digi",
    leadsTo: ["tel:", "mailto:"],
    async reach({ page, language }) {
      (await fakeCall(page, customerOrders)).fail({ answer: { status: 503, body: "" } });
      await page.goto(pathOf("orders", language));
    },
  },
  {
    name: "a customer's contracts do not come to the withdrawal",
    tag: "digi-withdrawal",
    leadsTo: ["tel:", "mailto:"],
    async reach({ page, language }) {
      (await fakeCall(page, myDigiAccount)).fail({ answer: { status: 503, body: "" } });
      await page.goto(pathOf("withdrawal", language));
    },
  },
  {
    name: "a customer's withdrawal has its receipt",
    tag: "digi-withdrawal",
    leadsTo: [],
    async reach({ page, language }) {
      (await fakeCall(page, sendWithdrawal)).answer({ data: { reference: "W-ABCD-2345", receivedAt: "2026-11-27T09:05:00.000Z" } });
      await page.goto(pathOf("withdrawal", language));
      const submit = page.locator("digi-withdrawal [data-variant=primary]:visible");
      await page.locator("digi-withdrawal").getByRole("radio").first().check();
      await submit.click();
      await expect(page.locator("digi-withdrawal").getByRole("radio")).toHaveCount(0);
      await submit.click();
      await expect(page.locator("digi-withdrawal .statement > div").first()).toContainText("W-ABCD-2345");
    },
  },
  {
    name: "an order is not one of the customer's",
    tag: "digi-my-digi",
    leadsTo: [],
    async reach({ page, language }) {
      (await fakeCall(page, customerOrder)).fail(refused("not_found", 404));
      await page.goto(`${pathOf("orders", language)}?order-id=1`);
      await expect(page.locator("digi-my-digi [part=alert]")).toBeVisible();
    },
  },
  {
    name: "a password is changed",
    tag: "digi-my-digi",
    leadsTo: ["login"],
    async reach({ page, language }) {
      (await fakeCall(page, accountChangePassword)).answer({});
      await page.clock.install();
      await page.goto(`${pathOf("account", language)}?tab=section_personal_info`);
      await page.locator("digi-my-digi .ui-setting").filter({ hasText: "••••••••••" }).getByRole("button").click();
      for (const name of ["password-old", "password-new", "password-new-repeat"])
        await page.locator(`digi-my-digi [name="${name}"]`).fill(name === "password-old" ? "Demo-Passw0rd!" : password);
      await stopTime(page);
      await submitOf(page.locator("digi-my-digi")).click();
      await stay(page);
    },
  },
];
