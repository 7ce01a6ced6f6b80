/** The journey of one customer from an order to the first invoice and its payment, on a demo whose clock the test moves. */
import { readFile } from "node:fs/promises";
import type { Locator, Page, Response } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, moving, test } from "#tests/page.ts";
import { answerOf } from "#tests/presses.ts";
import { bringToFront, tabOpenedBy } from "#tests/tabs.ts";
import { linkTo, password } from "./access.ts";
import { logIn, orderAsMarie } from "./ordering.ts";
import { moveClock, ownApi, ownSite, startOwnDemo } from "./own-demo.ts";

test.use({ ...moving, baseURL: ownSite });
let stop = async (): Promise<void> => undefined;
test.beforeAll(async () => {
  stop = await startOwnDemo();
});
test.afterAll(() => stop());

const email = "marie.peeters@example.com";
const area = (page: Page): Locator => page.locator("digi-my-digi");
const states = (page: Page): Locator => area(page).locator(".ui-badge");
const follow = (page: Page, name: string): Promise<void> => area(page).getByRole("link", { name, exact: true }).click();

/**
 * Pays the first invoice.
 * @returns the amount to pay, as the list of invoices shows it
 */
async function payFirstInvoice(page: Page): Promise<string> {
  const invoice = area(page).getByRole("article");
  await expect(invoice).toHaveText(/^\w+ \d{4}.*To pay.*Invoice \d{10}.*, to pay by .*€.*Pay.*Download/s);
  const amount = /€\d+(\.\d\d)?/.exec(await invoice.innerText())?.[0] ?? "";
  const payment = await tabOpenedBy(page, () => invoice.getByRole("button", { name: /^Pay / }).click());
  await expect(payment.getByRole("heading", { name: `Pay ${amount}` })).toBeVisible();
  await bringToFront(payment);
  await payment.getByRole("button", { name: "Pay with Bancontact" }).click();
  await expect(payment.getByText(`We have received ${amount} for Invoice`)).toBeVisible();
  await payment.close();
  await bringToFront(page);
  // The browser of the tests shows all its tabs at once and never reports that a tab is visible again, so the test dispatches the event.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  return amount;
}

test("what was ordered stands in the area, begins to work, and its first invoice is downloaded and paid [C-071, C-176, C-351, C-397, C-398, C-399] @all", async ({
  page,
  request,
}) => {
  const number = await orderAsMarie(page);
  await page.goto(await linkTo(request, email, ownApi));
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.goto(pathOf("my-products", "en"));
  await logIn(page, request, email, { login: area(page).locator("digi-login"), password, from: ownApi });

  await test.step("ordered", async () => {
    await expect(states(page)).toHaveText(["Ordered", "Ordered"]);
    await expect(page).toHaveURL(pathOf("my-products", "en"));
    await follow(page, "Overview");
    await expect(area(page)).toContainText(/On its way.*Starts on .*Light, Essentials.*Order .*You have nothing to pay\./s);
    await expect(area(page)).toContainText(`Order ${number}`);
    await follow(page, "Invoices");
    await expect(area(page)).toContainText(/Your first invoice comes around \d{1,2} \w+ \d{4}\./);
  });

  await moveClock(request, 20);
  await test.step("active, and billed once", async () => {
    await follow(page, "My products");
    await expect(states(page)).toHaveText(["Active", "Active"]);
    await expect(
      area(page)
        .getByRole("listitem")
        .filter({ hasText: /\+32\s460(\s\d\d){3}/ }),
    ).toHaveCount(2);
    await follow(page, "Overview");
    await expect(area(page)).not.toContainText("On its way");
    await expect(area(page)).toContainText(/To pay.*1 invoice, by /s);
    await follow(page, "See and pay");
  });

  await test.step("its file", async () => {
    const saved = page.waitForEvent("download");
    const isPdf = (one: Response): boolean => one.headers()["content-type"] === "application/pdf";
    const button = area(page).getByRole("button", { name: /^Download/ });
    const answer = await answerOf(page, isPdf, () => button.click());
    const download = await saved;
    const id = /\d{10}/.exec(await area(page).getByRole("article").innerText())?.[0] ?? "";
    expect(download.suggestedFilename()).toBe(`invoice-${id}.pdf`);
    expect(answer.headers["content-disposition"]).toContain(`"${download.suggestedFilename()}"`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("paid", async () => {
    const amount = await payFirstInvoice(page);
    await expect(states(page)).toHaveText(["Paid"]);
    await expect(area(page).getByRole("article")).toContainText(amount);
    await expect(area(page).getByRole("button", { name: /^Pay / })).toHaveCount(0);
    await follow(page, "Overview");
    await expect(area(page)).toContainText("You have nothing to pay.");
  });
});
