/**
 * Tests what can go wrong when a customer changes something on the page of a product. The tests are a table of actions and faults. Each
 * action has one page, on which its call meets one fault after the other. The customer tries again each time in the way that the error box
 * offers.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { mobileBspActivate } from "#core/domain/customer/alerts.contract.ts";
import { internetBooster, internetPublicIpv4, mobilePremiumNumbers } from "#core/domain/customer/product-changes.contract.ts";
import {
  settingsBundleLimit,
  settingsSimCardName,
  settingsUsageNotice,
  settingsWifiPassword,
} from "#core/domain/customer/settings.contract.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { api } from "./access.ts";
import { digiTvColumns } from "./digi-tv-actions.ts";
import { expireToken, logInInPlace, over } from "./ended-session.ts";
import { boxOf, expectRetryHeard, expectWaitOver, fakeCall, faults, type Fault } from "./fake-api.ts";
import type { Action } from "./faulty-action.ts";
import { alert, area, button, question } from "./my-digi-orders.ts";
import { openProduct, said, tab } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const outageOf = (status: number): Fault => ({
  answer: { status, json: { meta: { status: { error: true } } } },
  says: ["Error!", "Something is wrong on our side.", `Code ${status}`],
  retry: "now",
});
const offline: Fault = { answer: "none", says: ["You are offline"], retry: "now" };

/**
 * The faults, which are the rows of the table. Neighbours have error boxes with different titles, so that the test never takes the box of
 * one fault for that of the next.
 */
const rows: Readonly<Record<string, Fault>> = {
  ...pick("no way there"),
  "501": outageOf(501),
  "409": {
    answer: { status: 409, json: { meta: { status: { error: true, code: "conflict", message: "It has changed meanwhile." } } } },
    ...{ says: ["It has changed meanwhile."], retry: "never" },
  },
  ...pick("too many calls", "an outage", "no answer in time", "no JSON"),
  offline,
  ...pick("another shape", "a refusal"),
};

function pick(...names: readonly string[]): Readonly<Record<string, Fault>> {
  return Object.fromEntries(names.map((name) => [name, faults[name] as Fault]));
}

const choice = (page: Page, name: string): Locator => area(page).getByRole("radio", { name, exact: true });
const toggle = (page: Page, name: string): Locator => area(page).getByRole("switch", { name });
const saved = (page: Page): Promise<void> => expect(said(page)).toHaveText("Editing was done successfully!");

/** Returns the action of changing a value in the field beside it. */
function edit(label: string, typed: string, of: Pick<Action, "product" | "endpoint">): Action {
  const field = (page: Page): Locator => area(page).getByRole("textbox", { name: label });
  return {
    ...{ name: label, section: "settings", ...of },
    async begin(page) {
      await button(page, `Change ${label}`).click();
      await field(page).fill(typed);
    },
    send: (page) => field(page).press("Enter"),
    expectKept: (page) => expect(field(page)).toHaveValue(typed),
    expectDone: saved,
  };
}

/** Returns the action of switching on a service that is off. */
const switchOn = (name: string, does: string, of: Pick<Action, "product" | "endpoint">): Action => ({
  ...{ name, section: "settings", ...of },
  send: (page) => toggle(page, name).click(),
  async expectKept(page) {
    await expect(toggle(page, name)).toHaveAttribute("aria-checked", "false");
    await expect(toggle(page, name)).not.toHaveAttribute("aria-busy");
  },
  async expectDone(page) {
    await expect(toggle(page, name)).toHaveAttribute("aria-checked", "true");
    await expect(said(page)).toContainText(does);
  },
});

/** Returns the action of opening a dialog about a booster by the button `name`, and of confirming it by the dialog's button `press`. */
const answer = (name: string, press: string, done: string): Action => ({
  ...{ name, product: "internet", section: "settings", endpoint: internetBooster, repeatsItself: true },
  begin: (page) => button(page, name).click(),
  send: (page) => question(page).getByRole("button", { name: press, exact: true }).click(),
  expectKept: (page) => expect(question(page).getByRole("heading", { name })).toBeVisible(),
  async expectDone(page) {
    await expect(question(page)).toBeHidden();
    await expect(area(page)).toContainText(done);
  },
});

const columns: readonly (readonly Action[])[] = [
  [
    {
      name: "how notices about usage are sent",
      product: "mobile",
      section: "consumption",
      endpoint: settingsUsageNotice,
      send: (page) => area(page).getByText("Both", { exact: true }).click(),
      notChanged: "Not changed: we still warn you by email.",
      expectKept: (page) => expect(choice(page, "By email")).toBeChecked(),
      async expectDone(page) {
        await saved(page);
        await expect(choice(page, "Both")).toBeChecked();
      },
    },
  ],
  [
    {
      name: "accepting an alert",
      product: "mobile",
      section: "alerts",
      endpoint: mobileBspActivate,
      send: (page) => button(page, "Accept the protection").click(),
      expectKept: (page) => expect(button(page, "Accept the protection")).toBeEnabled(),
      async expectDone(page) {
        await expect(tab(page, "Alerts")).toHaveCount(0);
        await expect(tab(page, "Usage")).toBeFocused();
      },
    },
  ],
  [edit("Name of the SIM card", "Dad’s phone", { product: "mobile", endpoint: settingsSimCardName })],
  [edit("Limit beyond the bundle, per month", "75", { product: "mobile", endpoint: settingsBundleLimit })],
  [edit("WiFi password", "new-garden-28", { product: "internet", endpoint: settingsWifiPassword })],
  [switchOn("Premium numbers", "Premium numbers are allowed now.", { product: "mobile", endpoint: mobilePremiumNumbers })],
  [switchOn("Public IPv4 address", "You have a public IPv4 address now.", { product: "internet", endpoint: internetPublicIpv4 })],
  [
    answer("Order a booster", "Order with obligation to pay", "You have one booster, for €1 a month."),
    answer("Take a booster back", "Take a booster back", "You have no booster."),
  ],
  ...digiTvColumns,
];

type Customer = { readonly page: Page; readonly request: APIRequestContext; readonly email: string };
type Call = Awaited<ReturnType<typeof fakeCall>>;

/** Lets the action's call meet each fault. Returns once the box of the last fault, which offers no retry, is shown. */
async function meetFaults({ page }: Customer, action: Action, call: Call): Promise<void> {
  let press = (): Promise<void> => action.send(page);
  for (const [name, fault] of Object.entries(rows))
    await test.step(name, async () => {
      call.fail(fault);
      await page.context().setOffline(fault === offline);
      await press();
      const box = await boxOf(page, alert(page), fault);
      await action.expectKept(page);
      if (action.notChanged !== undefined) await expect(area(page)).toContainText(action.notChanged);
      await page.context().setOffline(false);
      const retry = box.getByRole("button", { name: "Try again" });
      if (fault.retry === "in 30 s") {
        await expect(retry).toHaveCount(0);
        await page.clock.runFor(30_000);
        await (action.repeatsItself ? expectWaitOver : expectRetryHeard)(box);
      }
      const hasRetry = fault.retry !== "never" && !action.repeatsItself;
      await expect(retry).toHaveCount(hasRetry ? 1 : 0);
      press = hasRetry ? () => retry.click() : () => action.send(page);
    });
}

/**
 * Ends the session at the call of the action. The customer logs in on the same page, and finds the unfinished input again, without an error
 * of the ended session.
 */
async function meetEndOfSession({ page, request, email }: Customer, action: Action, call: Call): Promise<void> {
  call.fail(over("expired"));
  await action.send(page);
  await expect(area(page).getByRole("heading", { name: "You have been signed out" })).toBeFocused();
  call.pass();
  await logInInPlace(page, request, email);
  await action.expectKept(page);
  await expect(alert(page)).toHaveCount(0);
}

for (const [at, actions] of columns.entries()) {
  const names = actions.map(({ name }) => name).join(", ");
  test(`${names}: each fault keeps what was begun, is said in place, and can be tried again${markUnless(at === 0)}`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    const customer = { page, request, email: (await signInWithProducts(page, request)).email };
    for (const action of actions) {
      await openProduct(page, action.product, `?tab=section_${action.product.replace("-", "")}_${action.section}${action.query ?? ""}`);
      await action.begin?.(page);
      const call = await fakeCall(page, action.endpoint);
      await meetFaults(customer, action, call);
      await test.step("the session ends", () => meetEndOfSession(customer, action, call));
      await test.step("the token expires, is renewed, and nobody notices", async () => {
        const refused = await expireToken(page, `${api}${action.endpoint.path}`);
        await action.send(page);
        await action.expectDone(page);
        expect(refused()).toBe(1);
      });
    }
  });
}
