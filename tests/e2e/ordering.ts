/** Helpers for journeys of an order: they store a bundle in the browser, go through the steps, and read what the page stores. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { appStateVersion, type AppState, type Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { writeEntry } from "#core/services/stored-state/stored-entry.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { storedBundle, twoLines } from "#tests/bundles.ts";
import { expect } from "#tests/page.ts";
import { grandPlace } from "#tests/unit/widgets/order-flow/samples.ts";
import type { Step } from "#widgets/order-flow/order-flow.rules.ts";
import { emptyDraft, emptySecret, type Draft, type Secret } from "#widgets/order-flow/order-flow.schema.ts";
import { api, loginCode, mailAbout, mailsTo, quietAddress } from "./access.ts";
import { atBothSizes } from "./builder.ts";

export const tag = "digi-order-flow";
export const widget = (page: Page): Locator => page.locator(tag);
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const choose = (page: Page, name: string, value: string): Promise<void> =>
  field(page, name)
    .and(page.locator(`[value="${value}"]`))
    .check();
export const button = (page: Page, name: string): Locator => widget(page).getByRole("button", { name, exact: true });
export const heading = (page: Page, name: string | RegExp): Locator =>
  widget(page).getByRole("heading", { name, exact: typeof name === "string" });
export const alert = (page: Page): Locator => widget(page).locator("[part=alert]:visible");
export const errors = (page: Page): Locator => widget(page).locator("[part=error]:visible");

/** Opens the order page, with a bundle stored in the browser. */
export async function openOrder(page: Page, bundle: Bundle = twoLines, query = ""): Promise<void> {
  await page.goto(quietAddress);
  await page.evaluate((kept) => localStorage.setItem("appState", kept), storedBundle(bundle));
  await page.goto(pathOf("order", "en") + query);
}

/** The draft of a visitor who has filled in everything but the identity and a password. */
export const filledDraft = {
  ...emptyDraft,
  clientAddress: grandPlace,
  sameBillingAddress: true,
  orderFor: "myself",
  method: "debit",
  startEarly: false,
} as const satisfies Omit<Draft, "key">;
export const filledSecret: Secret = { ...emptySecret, iban: "BE71096123456769", isAgreed: true };

type Left = {
  readonly bundle?: Bundle;
  readonly draft?: Partial<Draft>;
  readonly secret?: Partial<Secret>;
  /** The time at which the draft was stored, in milliseconds since 1970, for a page whose clock differs from the test's. */
  readonly atMs?: number;
};

/**
 * Stores a bundle and a draft of its order in the browser and in this tab, as an earlier visit would have done. Where a value is not given,
 * that of a filled-in order is stored.
 */
export async function leave(page: Page, { bundle = twoLines, draft, secret, atMs = Date.now() }: Left = {}): Promise<void> {
  await page.goto(quietAddress);
  const state: AppState = { bundle, order: { key: crypto.randomUUID(), ...filledDraft, ...draft } };
  const shared = writeEntry(state, appStateVersion, atMs);
  const own = writeEntry({ ...filledSecret, ...secret }, 1, atMs);
  await page.evaluate(
    ([app, tab]) => {
      localStorage.setItem("appState", app);
      sessionStorage.setItem("digi.order", tab);
    },
    [shared, own] as const,
  );
}

export const openStep = async (page: Page, step: Step): Promise<void> =>
  void (await page.goto(pathOf("order", "en") + (step === "its-me" ? "" : `?step=${step}`)));

/** Returns the date in so many days, counted from today. The clock of the API shows the real day, too. */
export const inDays = (days: number): CalendarDate => addDays(todayInBrussels(Date.now()), days);

export const orderButton = (page: Page): Locator => button(page, "Order with obligation to pay");

/**
 * Expects that the present step fits the size of a phone and of a desktop: no element is wider than the window, and the given button can be
 * pressed. The page has the size of a phone afterwards.
 */
export const expectOnBothSizes = (page: Page, press: Locator): Promise<void> =>
  atBothSizes(page, async () => {
    await press.click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });

/** Types into an address field and chooses the first suggestion of the address book. */
export async function suggest(page: Page, name: string, typed: string): Promise<void> {
  await field(page, name).fill(typed);
  await widget(page).getByRole("option").first().click();
}

/** Returns the days that can be chosen for the technician's visit. */
export const freeDays = (page: Page): Promise<string[]> =>
  field(page, "date")
    .locator("option")
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value).filter(Boolean));

/** Answers the question when to start: as soon as possible, or after the 14 days of withdrawal. */
export const startOrder = (page: Page, when: "early" | "later"): Promise<void> => choose(page, "start_early", when);
export const expectStart = (page: Page, when: "early" | "later"): Promise<void> =>
  expect(field(page, "start_early").and(page.locator(":checked"))).toHaveValue(when);

/** Ticks the boxes for the terms and the privacy statement, which every way to pay requires. */
export async function acceptTerms(page: Page): Promise<void> {
  await field(page, "terms").check();
  await field(page, "privacy").check();
}

/** Fills in the payment step for direct debit and goes on to the review. */
export async function payByDebit(page: Page): Promise<void> {
  await field(page, "iban").fill("BE71 0961 2345 6769");
  await acceptTerms(page);
  await button(page, "Next").click();
}

/** Checks the current step at the sizes of a phone and of a desktop, and presses the button that leads to the next step. */
export async function goOn(page: Page, by = "Next"): Promise<void> {
  await expectOnBothSizes(page, button(page, by));
  await button(page, by).click();
}

/** The subject of the mail that confirms an order, in the three languages. */
const confirmed = /^(Your order|Votre commande|Je bestelling) 5/;

/** Counts the mails to a customer that confirm an order. */
export const countOrders = async (request: APIRequestContext, email: string): Promise<number> =>
  (await mailsTo(request, email)).filter(({ subject }) => confirmed.test(subject)).length;

/** Returns the text of the newest mail to a customer that confirms an order. */
export const confirmation = async (request: APIRequestContext, email: string): Promise<string> =>
  (await mailAbout(request, email, confirmed))?.text ?? "";

/** Logs in by the password and the mailed code, by default in the login inside the order flow. */
export async function logIn(
  page: Page,
  request: APIRequestContext,
  email: string,
  { login = page.locator(`${tag} > digi-login`), password = "Demo-Passw0rd!", from = api } = {},
): Promise<void> {
  await login.locator('[name="username"]').fill(email);
  await login.locator('[name="password"]').fill(password);
  await page.keyboard.press("Enter");
  await expect(login.locator('[name="code"]')).toBeVisible();
  await login.locator('[name="code"]').fill(await loginCode(request, email, from));
}

/** Chooses a person in the identity app, which then leads back to the order. */
export async function identify(page: Page, who: string): Promise<void> {
  await button(page, "Continue with the identity app").click();
  await page.getByRole("button", { name: who }).first().click();
}

/**
 * Opens the page as if the visitor came back from the identity app, without having been there: it stores in the tab what an attempt stores.
 */
export async function comeBack(page: Page, code: string, language: Language = "en"): Promise<void> {
  await page.evaluate(() => {
    const values = { uuid: crypto.randomUUID(), page: "order", purpose: "" };
    sessionStorage.removeItem("itsme_code");
    sessionStorage.setItem("itsme_uuid", JSON.stringify({ atMs: Date.now(), values }));
  });
  await page.goto(`${pathOf("order", language)}?code=${code}&state=s`);
}

/**
 * Types a new password twice and goes on.
 * @param next the text of the button, in the page's language
 */
export async function givePassword(page: Page, next = "Next"): Promise<void> {
  await field(page, "password").fill("Secret-pass-1");
  await field(page, "repeat_password").fill("Secret-pass-1");
  await button(page, next).click();
}

export async function choosePassword(page: Page): Promise<void> {
  await givePassword(page);
  await expect(heading(page, "Your details")).toBeFocused();
}

/**
 * Returns everything about the order that a script of the page could read: the storage of the browser and of the tab, and other data such
 * as cookies.
 */
export const everything = (page: Page): Promise<Readonly<Record<"local" | "tab" | "others", string>>> =>
  page.evaluate(() => ({
    local: JSON.stringify({ ...localStorage }),
    tab: JSON.stringify({ ...sessionStorage }),
    others: [
      location.href,
      document.cookie,
      JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? []),
      JSON.stringify(history.state),
    ].join("\n"),
  }));

/**
 * Places an order of two mobile plans, Light and Essentials, paid by bank transfer, by Marie Peeters, a person of the demo's identity app.
 * @returns the number of the order
 */
export async function orderAsMarie(page: Page): Promise<string> {
  await leave(page, { draft: { clientAddress: null, sameBillingAddress: null, method: "others" }, secret: { iban: null } });
  await openStep(page, "its-me");
  await identify(page, "Marie Peeters");
  await button(page, "Next").click();
  await choosePassword(page);
  await button(page, "Yes, that’s my address").click();
  await choose(page, "same_billing_address", "yes");
  await button(page, "Next").click();
  await expect(heading(page, "How would you like to pay?")).toBeFocused();
  await button(page, "Next").click();
  await orderButton(page).click();
  await expect(heading(page, /^Thank you, /)).toBeFocused();
  const said = await page.getByText(/^Your order number is/).innerText();
  return /\d+/.exec(said)?.[0] ?? "";
}
