/** Tests that nothing moves by itself when an option, a plan, or a change of the account is answered late: it is done, or not sent. */
import type { Page } from "playwright/test";
import { mobileDataOption, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import { mobileUpgrade } from "#core/domain/customer/plans.contract.ts";
import { settingsPhoneNumber, settingsUsageNotice } from "#core/domain/customer/settings.contract.ts";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { expect, test } from "#tests/page.ts";
import { expectStillWhenLate, type LateAction } from "./answered-late.ts";
import { alert, area, button, heading, question } from "./my-digi-orders.ts";
import { openProduct, said } from "./my-digi-product.ts";

const inQuestion = (page: Page, name: string) => question(page).getByRole("button", { name, exact: true });
const order = "Order with obligation to pay";
const expectBox = (page: Page): Promise<void> => expect(alert(page).last()).toBeFocused();

const actions: readonly (LateAction & { readonly what: string })[] = [
  {
    ...{ what: "data", call: mobileDataOption },
    async begin(page) {
      await openProduct(page, "mobile", "?tab=section_mobile_data_options");
      await button(page, "Buy 5 GB of data").click();
      return inQuestion(page, order);
    },
    expectEnd: expectBox,
  },
  {
    ...{ what: "a pack of channels", call: tvExtraOptionEnable },
    async begin(page) {
      await openProduct(page, "tv");
      await button(page, "Add International channel pack").click();
      return inQuestion(page, order);
    },
    expectEnd: expectBox,
  },
  {
    ...{ what: "a plan", call: mobileUpgrade, outcomes: ["not sent"] },
    async begin(page) {
      await openProduct(page, "mobile");
      await button(page, "Change my plan").click();
      await question(page).getByRole("radio", { name: "Max", exact: true }).check();
      await expect(inQuestion(page, order)).toBeEnabled();
      return inQuestion(page, order);
    },
    expectEnd: expectBox,
  },
  {
    ...{ what: "a phone number", call: settingsPhoneNumber },
    async begin(page) {
      await page.goto("/en/my-digi/account?tab=section_contact_info");
      await button(page, "Change Phone number").click();
      await area(page).getByRole("textbox", { name: "Phone number" }).fill("0470 99 88 77");
      return button(page, "Save");
    },
    expectEnd: (page, outcome) =>
      outcome === "done" ? expect(said(page)).toContainText("Editing was done successfully!") : expectBox(page),
  },
  {
    ...{ what: "a payment method", call: changePaymentMethod },
    async begin(page) {
      await page.goto("/en/my-digi/invoices");
      await button(page, "Change how you pay").click();
      await expect(heading(page, "Change how you pay")).toBeVisible();
      await area(page).locator('[name="name"]').fill("Zoë Peeters");
      await area(page).locator('[name="iban"]').fill("BE71 0961 2345 6769");
      return button(page, "Allow direct debit");
    },
    expectEnd: expectBox,
  },
  {
    ...{ what: "how messages about usage come", call: settingsUsageNotice },
    async begin(page) {
      await openProduct(page, "mobile", "?tab=section_mobile_consumption");
      return area(page).getByRole("radio", { name: "By text message", exact: true });
    },
    expectEnd: (page, outcome) => expect(outcome === "done" ? area(page).locator(".area-done") : button(page, "Try again")).toBeVisible(),
  },
];

for (const { what, ...action } of actions)
  test(`nothing moves when ${what} is answered late, at 320 and at 1280 px @all`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    await expectStillWhenLate(page, request, action);
  });
