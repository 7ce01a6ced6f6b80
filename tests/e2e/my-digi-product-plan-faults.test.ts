/** Tests the change of a plan against faults: a table. Each product has one page, on which one change comes after the other. */
import type { Locator, Page } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { internetUpgrade, mobileUpgrade, tvUpgrade } from "#core/domain/customer/plans.contract.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { loadAgainstFaults, meetEachFault } from "./dialog-faults.ts";
import { fakeCall } from "./fake-api.ts";
import { area, question } from "./my-digi-orders.ts";
import { changePageData, openProduct } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const order = "Order with obligation to pay";
const again = "Try again";
/** The first plan of a name that the customer does not have: TV has two of each. */
const plan = (page: Page, name: string): Locator => question(page).getByRole("radio", { name, exact: true, disabled: false }).first();
const press = (page: Page, name: string): Locator => question(page).getByRole("button", { name, exact: true }).first();
const said = (page: Page): Locator => question(page).locator("[part=alert]");
const planRow = (page: Page): Locator => area(page).locator(".product-plan > .area-number");

type Change = {
  /** The plan that is chosen; left out where a planned change is taken back. */
  readonly to?: string;
  readonly button: string;
  readonly retry: string;
  /** The text in the row of the plan afterwards. */
  readonly row: RegExp;
};

const raise = (to: string): Change => ({ to, button: order, retry: order, row: new RegExp(`From 1 \\w+: .*${to}`) });
const cheaper: Change = { to: "Light", button: "Change plan", retry: again, row: /From 1 \w+: Light, €5/ };
const takeBack: Change = { button: "Take the change back", retry: again, row: /€7\/month$/ };

const columns: readonly (readonly [product: string, endpoint: Endpoint<any, any, object>, changes: readonly Change[]])[] = [
  ["mobile", mobileUpgrade, [raise("Max"), takeBack, cheaper]],
  ["internet", internetUpgrade, [raise("10 Gbps")]],
  ["tv", tvUpgrade, [raise("Max")]],
];

for (const [product, endpoint, changes] of columns) {
  const names = changes.map(({ to = "taken back" }) => to).join(", ");
  const mark = markUnless(product === "tv");
  test(`${product}: ${names}: each fault keeps the choice, is said once, can be tried again [C-265]${mark}`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    const { email } = await signInWithProducts(page, request);
    await openProduct(page, product, "?change=1");
    const call = await fakeCall(page, endpoint);
    for (const { to, button, retry, row } of changes)
      await test.step(to ?? button, async () => {
        if (to !== undefined) await plan(page, to).check();
        await expect(press(page, button)).toBeEnabled();
        const expectKept = (): Promise<void> =>
          to === undefined ? expect(question(page).locator(".plan-next")).toBeVisible() : expect(plan(page, to)).toBeChecked();
        await meetEachFault(page, { call, send: () => press(page, button).click(), retry, expectKept, request, email });
        await press(page, button).click();
        await expect(said(page)).toHaveAttribute("data-tone", "success");
        await expect(planRow(page)).toContainText(row);
      });
  });
}

test("the contract summary of a plan: each fault keeps the plan, is said in its place, and is asked for again [C-265] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  await signInWithProducts(page, request);
  await openProduct(page, "mobile", "?change=1");
  const call = await fakeCall(page, contractSummary);
  await loadAgainstFaults(page, question(page).locator(".plan-summary [part=alert]"), {
    call,
    send: () => plan(page, "Max").check(),
    async expectKept() {
      await expect(plan(page, "Max")).toBeChecked();
      await expect(press(page, order)).toBeDisabled();
      await expect(press(page, order)).toHaveAccessibleDescription(/You need the contract summary/);
    },
  });
  await expect(press(page, order)).toBeEnabled();
});

test("a plan and an option that are not the API’s own are refused in their dialogs, and change nothing @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  await changePageData(page, "tv", ({ plans = [], options = [], ...others }) => ({
    ...others,
    plans: plans.map((one) => ({ ...one, odin: one.odin + 1_000_000 })),
    options: options.map((one) => ({ ...one, odin: 1_000_000 })),
  }));
  await openProduct(page, "tv", "?change=1");
  await plan(page, "Max").check();
  await press(page, order).click();
  await expect(said(page)).toBeFocused();
  await expect(said(page)).toContainText("This doesn’t exist.");
  await expect(plan(page, "Max")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(planRow(page)).not.toContainText("From 1");
  const add = area(page).getByRole("button", { name: "Add International channel pack", exact: true });
  await add.click();
  await press(page, order).click();
  await expect(said(page)).toBeFocused();
  await expect(said(page)).toContainText("This doesn’t exist.");
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
});
