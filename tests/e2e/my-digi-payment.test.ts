/** Journeys of paying an invoice in a dialog over the page: the option `data-payment`. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { paymentLink } from "#core/domain/invoices/invoices.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { customersOrder } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { tabOpenedBy } from "#tests/tabs.ts";
import { api, fromSite } from "./access.ts";
import { fakeCall, stopTime } from "./fake-api.ts";
import { area, payButton, rows } from "./invoice-rows.ts";
import { signInByHand } from "./signed-in.ts";

/** Logs in a new customer of this test who has one invoice that is due. */
async function signInDebtor(page: Page, request: APIRequestContext): Promise<void> {
  const { tokens } = await signInByHand(page, request);
  const body = customersOrder();
  const headers = { ...fromSite, authorization: `Bearer ${tokens.at(-1)}`, "idempotency-key": crypto.randomUUID() };
  const data = { ...body, order: { ...body.order, payment: { manualTransfer: true } } };
  expect((await request.post(api + bundleOrder.path, { data, headers })).ok()).toBe(true);
}

/** Sets the page's option that invoices are paid in a dialog, before the loader reads the options. */
const payInDialog = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { digiWidgets: { payment: "modal" } }));

const dialog = (page: Page): Locator => area(page).getByRole("dialog");
const frame = (page: Page) => area(page).frameLocator("iframe");
const sandbox = [
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-same-origin",
  "allow-scripts",
  "allow-top-navigation-by-user-activation",
];

/** Opens the payment dialog by Enter on the focused button. */
async function open(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading")).toBeFocused();
  await expect(frame(page).getByRole("button", { name: "Pay with Bancontact" })).toBeVisible();
}

/** Returns the scroll position of the page, once it no longer changes: the page may scroll smoothly. */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let drawn = 0; drawn < 30; drawn++) await new Promise(requestAnimationFrame);
    return scrollY;
  });

test.describe("with data-payment=modal @all", () => {
  test("an invoice is paid in a dialog that locks scrolling, closes by Escape and gives focus back; the list is asked for anew [C-120, C-398]", async ({
    page,
    request,
    context,
  }) => {
    await payInDialog(page);
    await signInDebtor(page, request);
    await page.clock.install();
    const files: string[] = [];
    page.on("request", (one) => files.push(new URL(one.url()).pathname));
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto("/en/my-digi/invoices");
    await expect(rows(page)).toHaveCount(1);
    const isFetched = (): boolean => files.some((path) => /payment-page|frame-dialog/.test(path));
    expect(isFetched(), "nobody fetches it before a payment").toBe(false);

    await payButton(page).focus();
    await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
    await open(page);
    expect(isFetched()).toBe(true);
    expect(context.pages(), "no tab").toHaveLength(1);
    await expect(dialog(page)).toHaveAccessibleName(/^Payment: Invoice \d+$/);
    const iframe = dialog(page).locator("iframe");
    await expect(iframe).toHaveAccessibleName(/^Payment: Invoice \d+$/);
    expect((await iframe.getAttribute("sandbox"))?.split(" ").toSorted()).toEqual(sandbox);
    await expect(iframe).toHaveAttribute("referrerpolicy", "strict-origin");
    await expect(dialog(page).getByRole("link", { name: "Open in a new tab" })).toHaveAttribute("href", /\/demo\/payment\//);
    await expect(dialog(page).locator(".ui-skeleton")).toHaveCount(0);

    const before = await scrolled(page);
    await test.step("the page behind does not scroll: by wheel beside it, over its head and over the frame, by keys", async () => {
      for (const [x, y] of [
        [10, 250],
        [400, 50],
        [400, 250],
      ] as const) {
        await page.mouse.move(x, y);
        await page.mouse.wheel(0, 600);
        await page.mouse.wheel(0, -600);
        await page.mouse.wheel(0, 300);
      }
      for (const key of ["PageDown", "End", "Space", "ArrowDown", "Home"]) await page.keyboard.press(key);
      expect(await scrolled(page)).toBe(before);
    });

    await test.step("a press beside it closes nothing; Escape does, and the invoices are asked for after 2000 ms", async () => {
      await page.mouse.click(10, 250);
      await expect(dialog(page)).toBeVisible();
      await stopTime(page);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(area(page).locator("iframe"), "what was shown is gone").toHaveCount(0);
      await expect(payButton(page)).toBeFocused();
      await expect(rows(page)).toContainText("We’re looking for your payment.");
      await expect(area(page).getByRole("status").first()).toHaveText("We’re looking for your payment.");
      await page.mouse.move(400, 250);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => scrollY), "released").toBeGreaterThan(before);
      const asked = page.waitForRequest(/\/my-digi\/invoices\?/);
      await page.clock.runFor(1990);
      await expect(rows(page)).toContainText("We’re looking for your payment.");
      await page.clock.runFor(20);
      await asked;
      await expect(rows(page)).not.toContainText("We’re looking for your payment.");
      await expect(payButton(page)).toBeFocused();
    });

    await test.step("paid in the frame, closed by the icon: the list says paid, and focus is at the invoice", async () => {
      await open(page);
      await frame(page).getByRole("button", { name: "Pay with Bancontact" }).click();
      await expect(frame(page).getByRole("heading", { name: "Thank you, it’s paid" })).toBeVisible();
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(payButton(page)).toBeFocused();
      await page.clock.runFor(2010);
      await expect(payButton(page)).toHaveCount(0);
      await expect(rows(page)).toContainText("Paid");
      await expect(rows(page)).toBeFocused();
      await expect(area(page).getByRole("status").first()).toHaveText(/^\w+ \d{4}, Invoice \d+, Paid$/);
    });
  });

  test("its file may be lost once; from the dialog one goes on in a tab, or by the page's own link; `http:` is not shown [C-398]", async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    let lost = 0;
    await page.route(/\/my-digi\.payment-page\.js/, (route) => (lost++ === 0 ? route.abort() : route.continue()));
    await payInDialog(page);
    await signInDebtor(page, request);
    await page.goto("/en/my-digi/invoices");
    await payButton(page).click();
    await expect(frame(page).getByRole("button", { name: "Cancel" })).toBeVisible();
    expect(lost, "/my-digi.payment-page.js").toBe(2);
    await expect(dialog(page).getByRole("heading")).toBeFocused();
    const payment = await tabOpenedBy(page, () => dialog(page).getByRole("link", { name: "Open in a new tab" }).click());
    await expect(payment.getByRole("button", { name: "Cancel" })).toBeVisible();
    expect(await payment.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    await expect(dialog(page)).toHaveCount(0);
    await expect(rows(page)).toContainText("You pay in the tab that has opened.");

    await payButton(page).click();
    await frame(page).getByRole("button", { name: "Cancel" }).click();
    await expect(frame(page).getByRole("heading", { name: "Nothing was paid" })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await frame(page).getByRole("link", { name: "To your invoices" }).click();
    await page.waitForFunction(() => !("isSamePage" in window));
    await expect(page).toHaveURL("/en/my-digi/invoices");

    const link = await fakeCall(page, paymentLink);
    link.answer({ data: { redirectUrl: "http://pay.example/1" } });
    await payButton(page).click();
    await expect(rows(page).getByRole("group", { name: "Error!" })).toBeFocused();
    await expect(area(page).locator("iframe")).toHaveCount(0);
  });
});
