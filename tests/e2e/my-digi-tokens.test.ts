/**
 * Journeys through the pages of products whose access token has expired at every call, and whose session ends at an action. They are one
 * table of products and actions. The page must renew an expired token without a message. After the end of the session the customer must be
 * able to log in on the same page, and the action must be neither lost nor done twice.
 */
import type { Locator, Page } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { mobileBspActivate } from "#core/domain/customer/alerts.contract.ts";
import { internetBooster } from "#core/domain/customer/product-changes.contract.ts";
import { settingsBundleLimit, settingsWifiPassword } from "#core/domain/customer/settings.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { daysBetween } from "#core/base/values/dates.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { pressTwice } from "#tests/presses.ts";
import { endSession, expireTokens, logInInPlace } from "./ended-session.ts";
import { hold } from "./fake-api.ts";
import { alert, area, button, question } from "./my-digi-orders.ts";
import { said, tab, tabs } from "./my-digi-product.ts";
import { apiAt, moveClock, siteAt, startOwnDemo } from "./own-demo.ts";
import { signInByHand } from "./signed-in.ts";
import { dayBeyondWarning, lineInUse } from "./usage-month.ts";

const port = ports.tokensDemo;
const demoApi = apiAt(port);
const email = "demo@digi.example";

/** An action that a customer takes by one call. */
type Deed = {
  readonly endpoint: Endpoint<any, any, any>;
  /** Does what the customer does before the press that makes the call. */
  readonly begin: (page: Page) => Promise<void>;
  readonly sender: (page: Page) => Locator;
  /** Expects that the customer's unfinished input is still there. */
  readonly expectKept: (page: Page) => Promise<void>;
  readonly expectDone: (page: Page) => Promise<void>;
  /** Expects what the page shows after a reload, which proves that the API has stored the change. */
  readonly expectStays: (page: Page) => Promise<void>;
};

type Journey = {
  readonly name: string;
  readonly product: "mobile" | "internet";
  readonly tabId: string;
  readonly width?: number;
  /** Expects what the page shows before any of the actions. */
  readonly expectSeen: (page: Page) => Promise<void>;
  readonly deeds: readonly Deed[];
};

/** Returns the action of changing a value in the field beside it. */
function edit(endpoint: Deed["endpoint"], label: string, typed: string, more: Pick<Deed, "expectStays"> & Partial<Deed>): Deed {
  const field = (page: Page): Locator => area(page).getByRole("textbox", { name: label });
  return {
    endpoint,
    async begin(page) {
      await button(page, `Change ${label}`).click();
      await field(page).fill(typed);
    },
    sender: (page) => button(page, "Save"),
    expectKept: (page) => expect(field(page)).toHaveValue(typed),
    expectDone: (page) => expect(said(page)).toHaveText("Editing was done successfully!"),
    ...more,
  };
}

/** Returns the action of answering the dialog about boosters. After it the page shows the text `count`. */
const answer = (name: string, heading: string, press: string, count: string): Deed => ({
  endpoint: internetBooster,
  begin: (page) => button(page, name).click(),
  sender: (page) => question(page).getByRole("button", { name: press, exact: true }),
  expectKept: (page) => expect(question(page).getByRole("heading", { name: heading })).toBeVisible(),
  async expectDone(page) {
    await expect(question(page)).toBeHidden();
    await expect(area(page)).toContainText(count);
  },
  expectStays: (page) => expect(area(page)).toContainText(count),
});

const limitLabel = "Limit beyond the bundle, per month";
const limit = edit(settingsBundleLimit, limitLabel, "75", { expectStays: (page) => expect(area(page)).toContainText("€75") });

const journeys: readonly Journey[] = [
  {
    ...{ name: "beyond 80 % seen and understood, and the limit changed", product: "mobile", tabId: "section_mobile_consumption" },
    async expectSeen(page) {
      await expect(area(page).locator(".usage-box").first()).toContainText(/You have used (8[5-9]|9\d)% of your 20\u00a0GB of data\./);
      await expect(area(page)).toContainText(/Estimate: about [\d.]+ (of 20 )?GB by/);
    },
    deeds: [
      {
        ...limit,
        async begin(page) {
          await area(page).getByRole("link", { name: "Change your limit" }).click();
          await expect(tab(page, "Settings")).toHaveAttribute("aria-selected", "true");
          await limit.begin(page);
        },
      },
    ],
  },
  {
    ...{ name: "an alert accepted", product: "mobile", tabId: "section_mobile_alerts" },
    expectSeen: (page) => expect(area(page).getByRole("heading", { name: "Protect yourself against a high bill" })).toBeVisible(),
    deeds: [
      {
        endpoint: mobileBspActivate,
        begin: async () => undefined,
        sender: (page) => button(page, "Accept the protection"),
        expectKept: (page) => expect(button(page, "Accept the protection")).toBeEnabled(),
        async expectDone(page) {
          await expect(tabs(page)).toHaveText(["Usage", "Settings", "Extra data"]);
          await expect(tab(page, "Usage")).toBeFocused();
        },
        expectStays: (page) => expect(tabs(page)).toHaveText(["Usage", "Settings", "Extra data"]),
      },
    ],
  },
  {
    ...{ name: "the WiFi password changed on a phone", product: "internet", tabId: "section_internet_settings", width: 390 },
    expectSeen: (page) => expect(button(page, "Show WiFi password")).toBeVisible(),
    deeds: [
      edit(settingsWifiPassword, "WiFi password", "new-garden-29", {
        async expectStays(page) {
          await button(page, "Show WiFi password").click();
          await expect(area(page).locator(".setting-secret")).toHaveText("new-garden-29");
        },
      }),
    ],
  },
  {
    ...{ name: "a booster ordered and taken back", product: "internet", tabId: "section_internet_settings" },
    expectSeen: (page) => expect(area(page)).toContainText("You have no booster. The first one costs €1 a month."),
    deeds: [
      answer("Order a booster", "Order a booster", "Order with obligation to pay", "You have one booster, for €1 a month."),
      answer("Take a booster back", "Take a booster back?", "Take a booster back", "You have no booster."),
    ],
  },
];

// One worker runs the whole file, because two demos cannot have the same ports.
test.describe.configure({ mode: "default" });
test.use({ baseURL: siteAt(port) });
let stop = async (): Promise<void> => undefined;
test.beforeAll(async () => {
  stop = await startOwnDemo({ port });
});
test.afterAll(() => stop());

/**
 * Ends the session at the call of the action. The customer logs in on the same page and takes the action again, with an access token that
 * expires. Expects that the action is done once.
 */
async function doOnce(page: Page, deed: Deed, logInAgain: () => Promise<void>): Promise<void> {
  const { path } = deed.endpoint;
  const taken: number[] = [];
  page.on("response", (one) => {
    if (one.request().method() === "POST" && new URL(one.url()).pathname === path) taken.push(one.status());
  });
  await deed.begin(page);
  const ended = await endSession(page, demoApi + path);
  await deed.sender(page).click();
  await expect(area(page).getByRole("heading", { name: "You have been signed out" })).toBeFocused();
  await logInAgain();
  await deed.expectKept(page);
  await expect(alert(page), "the box of the session that has ended is gone").toHaveCount(0);
  const expired = await expireTokens(page, demoApi + path);
  const letGo = await hold(page, demoApi + path);
  await pressTwice(deed.sender(page), { letGo });
  await deed.expectDone(page);
  expect([ended().length, expired(), taken]).toEqual([1, [`POST ${path}`], [401, 401, 200]]);
}

for (const { name, product, tabId, width = 1280, expectSeen, deeds } of journeys)
  test(`${name}: each token expires once and nobody notices; the session ends at it, and it is done once`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("status of 401");
    await page.setViewportSize({ width, height: 900 });
    const today = todayInBrussels(Date.now());
    await moveClock(request, daysBetween(today, dayBeyondWarning(today)), port);
    await signInByHand(page, request, email, demoApi);
    const open = async (): Promise<void> =>
      void (await page.goto(
        `${pathOf(`my-products-${product}`, "en")}?${product === "mobile" ? `phone-nr=${lineInUse}&` : ""}tab=${tabId}`,
      ));
    const expired = await expireTokens(page, `${demoApi}/my-digi/**`);
    await open();
    await expectSeen(page);
    expect(expired()).toContain(`GET /my-digi/my-products/${product}`);
    await expect(area(page).locator("digi-login"), "nobody is asked to log in").toHaveCount(0);
    await expect(alert(page)).toHaveCount(0);
    for (const deed of deeds) {
      await page.unrouteAll();
      await doOnce(page, deed, () => logInInPlace(page, request, email, demoApi));
      await page.reload();
      await deed.expectStays(page);
    }
  });
