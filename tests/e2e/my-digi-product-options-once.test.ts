/**
 * Journeys of buying options for a product: the dialog is open in two tabs, the answer does not arrive, or the customer tries to close the
 * dialog while the call runs.
 */
import type { APIRequestContext, Locator, Page, Route } from "playwright/test";
import { mobileDataOption, tvExtraOptionDisable, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { api } from "./access.ts";
import { countCalls, hold } from "./fake-api.ts";
import { alert, button, question } from "./my-digi-orders.ts";
import { openProduct, panel } from "./my-digi-product.ts";
import { removeHeader, signInWithProducts } from "./signed-in.ts";

const order = "Order with obligation to pay";
const channels = "International channel pack";
const buy = "Buy 1 GB of data";
const add = `Add ${channels}`;
const end = `Switch off ${channels}`;
const inQuestion = (page: Page, name: string): Locator => question(page).getByRole("button", { name, exact: true });
const title = (page: Page): Locator => question(page).getByRole("heading");

const open = (page: Page, product: "mobile" | "tv"): Promise<void> =>
  openProduct(page, product, product === "mobile" ? "?tab=section_mobile_data_options" : "");

async function arrive(page: Page, request: APIRequestContext, product: "mobile" | "tv"): Promise<void> {
  await signInWithProducts(page, request);
  await open(page, product);
}

/** Lets one call reach the API, and discards the API's answer. */
async function loseAnswer(page: Page, call: string): Promise<void> {
  await page.route(
    call,
    async (route: Route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test("a question closes by Escape, backdrop and each button, and gives the focus back; not while the call runs [C-236] [C-237]", async ({
  page,
  request,
}) => {
  await arrive(page, request, "tv");
  for (const [opener, press, leave, { path }] of [
    [add, order, "Not now", tvExtraOptionEnable],
    [end, "Switch off", "Keep it", tvExtraOptionDisable],
  ] as const)
    await test.step(opener, async () => {
      const ways: readonly (() => Promise<void>)[] = [
        () => page.keyboard.press("Escape"),
        () => page.mouse.click(4, 4),
        () => inQuestion(page, "Close").click(),
        () => inQuestion(page, leave).click(),
      ];
      for (const close of ways) {
        await button(page, opener).click();
        await expect(title(page)).toBeFocused();
        await close();
        await expect(question(page)).toBeHidden();
        await expect(button(page, opener)).toBeFocused();
      }
      const calls = countCalls(page, api + path);
      const letGo = await hold(page, api + path);
      await button(page, opener).click();
      await inQuestion(page, press).click();
      await expect(inQuestion(page, press)).toHaveAttribute("aria-busy", "true");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      for (const close of ways.slice(1)) await close();
      await expect(title(page), "it does not close while it runs").toBeVisible();
      letGo();
      await expect(question(page)).toBeHidden();
      await expect(alert(page)).toBeFocused();
      expect(calls()).toBe(1);
    });
});

test("a question about data gives the focus back, and stays while it runs, however often Escape is pressed @all", async ({
  page,
  request,
}) => {
  await arrive(page, request, "mobile");
  for (const close of [() => page.keyboard.press("Escape"), () => inQuestion(page, "Not now").click()]) {
    await button(page, buy).click();
    await expect(title(page)).toBeFocused();
    await close();
    await expect(question(page)).toBeHidden();
    await expect(button(page, buy)).toBeFocused();
  }
  const letGo = await hold(page, api + mobileDataOption.path);
  await button(page, buy).click();
  await inQuestion(page, order).click();
  await expect(inQuestion(page, order)).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await inQuestion(page, "Not now").click();
  await expect(title(page)).toBeVisible();
  letGo();
  await expect(question(page)).toBeHidden();
  await expect(alert(page)).toBeFocused();
});

test("two tabs that both ask: data is bought once, and the pack is ordered once", async ({ page, request }) => {
  await arrive(page, request, "mobile");
  const other = await openTab(page);
  for (const [product, opener, { path }, says] of [
    ["mobile", buy, mobileDataOption, "This was bought meanwhile."],
    ["tv", add, tvExtraOptionEnable, "already"],
  ] as const)
    await test.step(opener, async () => {
      for (const tab of [page, other]) {
        await bringToFront(tab);
        await open(tab, product);
        await button(tab, opener).click();
        await expect(title(tab)).toBeFocused();
      }
      await inQuestion(page, order).click();
      await expect(alert(page)).toHaveAttribute("data-tone", "success");
      await bringToFront(other);
      const calls = countCalls(other, api + path);
      await inQuestion(other, order).click();
      await expect(question(other)).toBeHidden();
      await expect(alert(other)).toContainText(says);
      await expect(alert(other)).toBeFocused();
      expect(calls(), "it is not even asked for").toBe(0);
    });
  await other.close();
});

test("a pack whose answer was lost is active already at the second try, and is not ordered twice [C-236] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await arrive(page, request, "tv");
  await loseAnswer(page, api + tvExtraOptionEnable.path);
  await button(page, add).click();
  await inQuestion(page, order).click();
  await expect(question(page).locator("[part=alert]")).toBeFocused();
  await inQuestion(page, order).click();
  await expect(question(page)).toBeHidden();
  await expect(alert(page)).toHaveAttribute("data-tone", "info");
  await expect(alert(page)).toBeFocused();
  await expect(button(page, end)).toBeVisible();
});

for (const width of [320, 1280])
  test(`at ${width} px nothing moves by itself when an option is bought or ordered, however late the answer is @all`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 1080 });
    await signInWithProducts(page, request);
    for (const [product, opener, { path }] of [
      ["mobile", buy, mobileDataOption],
      ["tv", add, tvExtraOptionEnable],
    ] as const)
      await test.step(opener, async () => {
        await open(page, product);
        await expect(button(page, opener)).toBeVisible();
        await removeHeader(page);
        await page.evaluate(() => document.fonts.ready);
        await recordShiftsFromNow(page);
        const letGo = await hold(page, api + path);
        await button(page, opener).click();
        await inQuestion(page, order).click();
        await expect(inQuestion(page, order)).toHaveAttribute("aria-busy", "true");
        await untilInputIsOld(page);
        letGo();
        await expect(alert(page)).toBeFocused();
        await expect(panel(page)).toContainText(product === "tv" ? "Active" : "Bought once this month.");
        expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
      });
  });
