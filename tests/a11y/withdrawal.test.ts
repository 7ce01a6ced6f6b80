/** Tests the accessibility of the withdrawal in every step, state, language, width and colour scheme. */
import type { Page } from "playwright/test";
import { arriveWithOrder } from "#tests/e2e/withdrawal.ts";
import { landline, landlineOf } from "#tests/contract/support/summary.ts";
import { expect, test } from "#tests/page.ts";
import { expectSound, expectSoundIn, languages } from "./looks.ts";
import { control, open, type Stage } from "./page.ts";

const tag = "digi-withdrawal";
const typed = { name: "Nora Van den Broeck-Peeters", contract: "Order no. 500000001", email: "nora.vandenbroeck-peeters@example.be" };
const good = { meta: { status: { error: false, message: "We have your statement, check it and write to you." } } };
const receipt = { ...good, data: { reference: "W-ABCD-2345", receivedAt: "2026-09-30T13:03:22.000Z" } };

async function state({ field, submit, widget }: Stage): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Confirm your withdrawal" })).toBeFocused();
}

const confirm = ({ widget }: Stage) => widget.getByRole("button", { name: "Confirm withdrawal" });

test("withdrawal: what stands there first, for visitors and for customers, while its code is on its way", async ({ page }) => {
  await page.route("**/withdrawal.js", () => undefined); // never answered
  for (const lang of languages) {
    const { field } = await open(page, tag, { lang });
    await expect(field("name")).toBeVisible();
    await expectSoundIn(page, tag, "prerendered screen", lang);
  }
});

test("withdrawal: empty, errors, confirmation, on its way, receipt", async ({ page }) => {
  const stage = await open(page, tag);
  const { field, submit, errors, widget } = stage;
  await expect(field("name")).toBeVisible();
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  await expectSound(stage, "empty");
  await submit.click();
  await expect(errors).toHaveCount(3);
  await expect(field("name")).toBeFocused();
  await expectSound(stage, "errors");
  await state(stage);
  await expectSound(stage, "confirmation", { everyWidth: true });
  const call = await control(page, "/withdrawal");
  call.hold();
  await confirm(stage).click();
  await expect(widget.locator("[aria-busy=true]")).toBeVisible();
  await expectSound(stage, "on its way");
  call.answer(receipt);
  await expect(widget.getByRole("heading", { name: "Receipt of your withdrawal" })).toBeFocused();
  await expectSound(stage, "receipt", { everyWidth: true });
});

test("withdrawal: too many, not reached, refused fields, after a reload", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag);
  const { alert, errors } = stage;
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  await state(stage);
  const call = await control(page, "/withdrawal");
  call.answer({ meta: { status: { error: true, code: "rate_limited", message: "Too many." } } }, 429);
  await confirm(stage).click();
  await expect(alert).toBeFocused();
  await expectSound(stage, "too many");
  call.fail("503");
  await confirm(stage).click();
  await expect(alert).toContainText("503");
  await expectSound(stage, "not reached");
  call.hold();
  await confirm(stage).click();
  await open(page, tag);
  await expect(alert).toContainText("We don’t know whether your statement has reached us");
  await expectSound(stage, "after a reload");
  call.refuse({ name: ["Write your name in letters."], email: ["This address takes no mail."] });
  await confirm(stage).click();
  await expect(alert).toBeFocused();
  await expect(errors).toHaveCount(2);
  await expectSound(stage, "refused fields");
});

/** Opens a page with the withdrawal alone, for the customer who is signed in in this browser. */
async function openAsCustomer(page: Page): Promise<Stage> {
  const stage = await open(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

test("withdrawal: a customer's contracts on their way, not there, chosen, none of their products, confirmed, logged out", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await arriveWithOrder(page, request);
  const account = await control(page, "/my-digi/account?*");
  account.hold();
  const stage = await openAsCustomer(page);
  const { widget, errors, submit, alert } = stage;
  await expect(widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "contracts on their way");
  account.answer({}, 500);
  await expect(alert).toBeVisible();
  await expectSound(stage, "contracts not there", { isThere: () => expect(alert).toBeVisible() });
  account.pass();
  await alert.getByRole("button").click();
  const products = widget.getByRole("checkbox");
  const isThere = (): Promise<void> => expect(products).toHaveCount(2);
  await isThere();
  await expectSound(stage, "contract chosen", { isThere });
  for (const one of await products.all()) await one.uncheck();
  await submit.click();
  await expect(errors).toHaveText("Choose at least one product");
  await expectSound(stage, "no product", { isThere });
  await products.first().check();
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Confirm your withdrawal" })).toBeFocused();
  await expectSound(stage, "confirmation of one product");
  const call = await control(page, "/withdrawal");
  call.refuse({ products: ["These products are not of your contract."] });
  await confirm(stage).click();
  await expect(alert).toBeFocused();
  await expectSound(stage, "products refused", { isThere });
  await submit.click();
  call.answer({ meta: { status: { error: true, code: "logout" } } }, 401);
  await confirm(stage).click();
  await expect(alert).toContainText("You were logged out");
  await expectSound(stage, "logged out");
});

test("withdrawal: several contracts, one of them late, none chosen", async ({ page, request }) => {
  await arriveWithOrder(page, request);
  await page.route("**/my-digi/account?*", async (route) => {
    const response = await route.fetch();
    const { account, ...answer } = (await response.json()) as { account: { contracts: readonly object[] } };
    const [own] = account.contracts;
    const contracts = [
      own,
      { ...own, id: "500000999", since: "2025-01-05", withdrawable_until: null, withdrawal_days_left: null },
      { ...own, id: "500000998", since: "2025-02-05", withdrawal_days_left: 1 },
      { ...own, id: "500000997", since: "2025-03-05", withdrawal_days_left: 0 },
    ];
    await route.fulfill({ response, json: { ...answer, account: { ...account, contracts } } });
  });
  const stage = await openAsCustomer(page);
  const { widget, submit, errors } = stage;
  const isThere = (): Promise<void> => expect(widget.getByRole("radio")).toHaveCount(4);
  await isThere();
  await submit.click();
  await expect(errors).toHaveText("Choose a contract");
  await expect(widget.getByRole("radio").first()).toBeFocused();
  await expectSound(stage, "no contract chosen", { isThere });
});

test("withdrawal: a landline that goes with its internet, and one that may stay", async ({ page, request }) => {
  await arriveWithOrder(page, request, { bundle: { landline: landlineOf(landline) }, bundlesPrice: 12.5 });
  const stage = await openAsCustomer(page);
  const products = stage.widget.getByRole("checkbox");
  const isThere = (): Promise<void> => expect(products).toHaveCount(2);
  await isThere();
  await expect(products.last()).toBeDisabled();
  await expectSound(stage, "a landline that goes", { isThere });
  await products.first().uncheck();
  await expect(products.last()).toBeEnabled();
  await expectSound(stage, "a landline that may stay", { isThere });
});
