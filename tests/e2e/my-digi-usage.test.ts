/** Journeys of a customer's usage of a plan: on a demo whose clock the test moves, and with calls of the API that fail. */
import type { APIRequestContext, Locator, Page, Response } from "playwright/test";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { settingsUsageNotice } from "#core/domain/customer/settings.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, daysBetween, formatDate } from "#core/base/values/dates.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { answerOf, pressTwice } from "#tests/presses.ts";
import { fakeCall } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import { area, button, section } from "./my-digi-orders.ts";
import { said } from "./my-digi-product.ts";
import { apiAt, moveClock, siteAt, startOwnDemo } from "./own-demo.ts";
import { signInByHand } from "./signed-in.ts";
import { dayBeyondWarning } from "./usage-month.ts";

const port = ports.usageDemo;
const demoApi = apiAt(port);
const usagePage = `${pathOf("my-products-mobile", "en")}?tab=section_mobile_consumption`;
const isPageData = (response: Response): boolean =>
  response.request().method() === "GET" && response.url().startsWith(`${demoApi}/my-digi/my-products/mobile?`);
const card = (page: Page, title: string): Locator =>
  area(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const choice = (page: Page, name: string): Locator => area(page).getByRole("radio", { name, exact: true });

async function pageDataOf(page: Page): Promise<ProductPage> {
  const { body } = await answerOf(page, isPageData, async () => void (await page.goto(usagePage)));
  return body as ProductPage;
}

/** Opens the usage of a line whose customer gets notices by email. */
async function openNotices(page: Page, request: APIRequestContext, from?: string): Promise<void> {
  await signInByHand(page, request, "demo@digi.example", from);
  await page.goto(usagePage);
  await expect(section(page, "Messages about your usage")).toContainText("so it can’t be switched off");
  await expect(choice(page, "By email")).toBeChecked();
}

// One worker runs the whole file, because two demos cannot have the same ports.
test.describe.configure({ mode: "default" });

test.describe("on a demo with a clock of its own", () => {
  test.use({ baseURL: siteAt(port) });
  let stop = async (): Promise<void> => undefined;
  test.beforeAll(async () => {
    stop = await startOwnDemo({ port });
  });
  test.afterAll(() => stop());

  test("beyond 80 % is seen and understood: the warning, the card, the estimate, the days, the way to the limit [C-085, C-101, C-102]", async ({
    page,
    request,
  }) => {
    const today = todayInBrussels(Date.now());
    const date = dayBeyondWarning(today);
    await moveClock(request, daysBetween(today, date), port);
    await signInByHand(page, request, "demo@digi.example", demoApi);
    const { consumption } = await pageDataOf(page);
    const data = consumption?.cards[0];
    if (!data) throw new Error("The page data has no cards.");
    const { days = [], resets } = data;
    expect(days.at(-1)?.date, "the clock is at the day").toBe(date);
    const last = formatDate(addDays(resets, -1), "en");

    await test.step("the warning is the first that is read, in words", async () => {
      const warning = area(page).locator(".usage-box").first();
      await expect(warning).toContainText(/You have used (8[5-9]|9\d)% of your 20\u00a0GB of data\./);
    });
    await test.step("the card says how much of what until when, and what is to be expected", async () => {
      await expect(card(page, "Data")).toContainText(/(8[5-9]|9\d)% used/);
      await expect(card(page, "Data")).toContainText(new RegExp(`1[789](\\.\\d)? of 20 GB, until ${last}`));
      await expect(card(page, "Data")).toContainText(new RegExp(`Estimate: about [\\d.]+ (of 20 )?GB by ${last}`));
      await expect(card(page, "Data").getByRole("meter", { name: "Data" })).toHaveAttribute("aria-valuenow", /^(8[5-9]|9\d)$/);
      await expect(card(page, "Calls")).toContainText(/minutes used, no limit/);
      await expect(card(page, "Texts")).toContainText(/texts used, no limit/);
    });
    await test.step("the days are told as numbers, too, on the screen and on paper", async () => {
      const table = card(page, "Data").getByRole("table");
      await expect(table).toBeHidden();
      await page.emulateMedia({ media: "print" });
      await expect(table).toBeVisible();
      await page.emulateMedia({ media: "screen" });
      await card(page, "Data").locator("summary").click();
      await expect(table.getByRole("row")).toHaveCount(days.length + 1);
      await expect(table.getByRole("row").last()).toContainText(formatDate(date, "en", "day"));
    });
    await test.step("the way on leads to the limit, in the settings of the line", async () => {
      await area(page).getByRole("link", { name: "Change your limit" }).click();
      await expect(page).toHaveURL(/phone-nr=470123456.*tab=section_mobile_settings/);
      await expect(area(page).getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
    });
  });

  test("beyond 80 % data is bought: the warning is gone, the card counts what was bought, until the end of the month", async ({
    page,
    request,
  }) => {
    const today = todayInBrussels(Date.now());
    await moveClock(request, daysBetween(today, dayBeyondWarning(today)), port);
    await signInByHand(page, request, "demo@digi.example", demoApi);
    await page.goto(usagePage);
    await expect(area(page).locator(".usage-box").first()).toContainText("of your 20\u00a0GB of data.");
    await area(page).getByRole("tab", { name: "Extra data" }).click();
    await button(page, "Buy 10 GB of data").click();
    await area(page).getByRole("dialog").getByRole("button", { name: "Order with obligation to pay" }).click();
    await expect(area(page).locator('[part="alert"][data-tone="success"]')).toBeFocused();
    await area(page).getByRole("tab", { name: "Usage" }).click();
    await expect(card(page, "Data")).toContainText(/1[789](\.\d)? of 30 GB/);
    await expect(card(page, "Data")).toContainText(/(5[6-9]|6[0-4])% used/);
    await expect(area(page).getByText("of your 20\u00a0GB of data.")).toHaveCount(0);
  });

  test("how notices are sent is saved at once, said, and so after a reload; by keyboard only the last choice counts", async ({
    page,
    request,
  }) => {
    await openNotices(page, request, demoApi);
    await choice(page, "By text message").check();
    await expect(said(page)).toHaveText("Editing was done successfully!");
    await page.reload();
    await expect(choice(page, "By text message")).toBeChecked();
    await choice(page, "By text message").press("ArrowRight");
    await choice(page, "Both").press("ArrowRight");
    await expect(said(page)).toHaveText(/^Editing was done successfully!/);
    await expect(area(page).getByText("Saving…")).toHaveCount(0);
    await page.reload();
    await expect(choice(page, "By email"), "as it was").toBeChecked();
  });
});

test("the second line is one that has used nothing: no bars, no numbers, no estimate [C-101]", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request, "demo@digi.example");
  const lost = await loseOnce(page, /\/my-digi\.product-usage\.js/);
  await page.goto(`${usagePage}&phone-nr=471654321`);
  await expect(card(page, "Data")).toContainText("0 of 15 GB");
  await expect(area(page)).toContainText("Your eSIM is not installed yet, so nothing has been used.");
  await expect(area(page).getByText("Numbers per day")).toHaveCount(0);
  await expect(area(page).getByText("Estimate:")).toHaveCount(0);
  expect(lost()).toEqual(["/my-digi.product-usage.js"]);
});

test.describe("how notices are sent", () => {
  test("is tried again from the message, and double presses save once @all", async ({ page, request, complaints }) => {
    complaints.announce("net::ERR_FAILED");
    await openNotices(page, request);
    const save = await fakeCall(page, settingsUsageNotice);
    save.fail({ answer: "none" });
    await area(page).getByText("Both", { exact: true }).click();
    await expect(button(page, "Try again")).toBeVisible();
    save.answer({}, "Editing was done successfully!");
    const before = save.seen.length;
    const letGo = save.hold();
    await button(page, "Try again").click();
    await pressTwice(area(page).getByText("Both", { exact: true }));
    await expect(area(page).getByText("Saving…")).toBeVisible();
    await expect(choice(page, "Both")).toBeChecked();
    letGo();
    await expect(said(page)).toHaveText("Editing was done successfully!");
    expect(save.seen.length - before).toBe(1);
  });
});
