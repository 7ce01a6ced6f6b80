/** Tests that nothing moves by itself when a change of a setting, or of an alert, is answered late: it is done, or it could not be sent. */
import type { Page } from "playwright/test";
import { mobileBspActivate } from "#core/domain/customer/alerts.contract.ts";
import { internetBooster, mobilePremiumNumbers } from "#core/domain/customer/product-changes.contract.ts";
import { settingsSimCardName } from "#core/domain/customer/settings.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { expectStillWhenLate, type LateAction } from "./answered-late.ts";
import { alert, area, button, question } from "./my-digi-orders.ts";
import { said } from "./my-digi-product.ts";
import { removeHeader, signInWithProducts } from "./signed-in.ts";

const openTab = (page: Page, product: string, name: string): Promise<unknown> =>
  page.goto(`/en/my-digi/my-products/${product}?tab=section_${product}_${name}`);
const expectSaid = (page: Page, outcome: "not sent" | "done", done: string | RegExp): Promise<void> =>
  outcome === "done" ? expect(said(page)).toContainText(done) : expect(button(page, "Try again")).toBeVisible();

const actions: readonly (LateAction & { readonly what: string })[] = [
  {
    ...{ what: "the name of a SIM card", call: settingsSimCardName },
    async begin(page) {
      await openTab(page, "mobile", "settings");
      await button(page, "Change Name of the SIM card").click();
      await area(page).getByRole("textbox", { name: "Name of the SIM card" }).fill("Anna’s phone");
      return button(page, "Save");
    },
    expectEnd: (page, outcome) => expectSaid(page, outcome, "Editing was done successfully!"),
  },
  {
    ...{ what: "a switch", call: mobilePremiumNumbers },
    async begin(page) {
      await openTab(page, "mobile", "settings");
      return area(page).getByRole("switch", { name: "Premium numbers" });
    },
    expectEnd: (page, outcome) => expectSaid(page, outcome, "Premium numbers are"),
  },
  {
    ...{ what: "a booster", call: internetBooster },
    async begin(page) {
      await openTab(page, "internet", "settings");
      await button(page, "Order a booster").click();
      return question(page).getByRole("button", { name: "Order with obligation to pay" });
    },
    expectEnd: (page) => expect(alert(page).last()).toBeFocused(),
  },
  {
    ...{ what: "an alert", call: mobileBspActivate },
    async begin(page) {
      await openTab(page, "mobile", "alerts");
      return button(page, "Accept the protection");
    },
    expectEnd: (page, outcome) =>
      outcome === "done"
        ? expect(area(page).locator('[part="alert"][data-tone="success"]')).toBeVisible()
        : expect(alert(page).last()).toBeFocused(),
  },
];

for (const { what, ...action } of actions)
  test(`nothing moves when ${what} is answered late, at 320 and at 1280 px @all`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    await expectStillWhenLate(page, request, action);
  });

/** Presses the first button of the tab that opens a form, whose file does not arrive, or arrives once the press is no longer the cause. */
async function openLate(page: Page, tab: string, isLost: boolean): Promise<void> {
  let letGo = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/my-digi.setting-edit.js*", async (route) => {
    await waiting;
    await (isLost ? route.abort() : route.continue());
  });
  await page.goto(tab);
  const opener = area(page)
    .getByRole("button", { name: /^Modifier/ })
    .first();
  await expect(opener).toBeVisible();
  await expect(area(page).locator(".ui-skeleton")).toHaveCount(0);
  await removeHeader(page);
  await page.evaluate(() => document.fonts.ready);
  await opener.scrollIntoViewIfNeeded();
  await recordShiftsFromNow(page);
  await opener.click();
  await expect(area(page).locator(".ui-skeleton:visible")).toHaveCount(1);
  await untilInputIsOld(page);
  letGo();
}

for (const width of [320, 390, 640, 1280])
  test(`nothing moves when the file of a setting is lost, or comes late, at ${width} px, in French @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce(/Failed to load resource|could not be loaded/);
    await page.setViewportSize({ width, height: 900 });
    await signInWithProducts(page, request);
    for (const product of ["mobile", "internet"])
      for (const isLost of [true, false])
        await test.step(`${product}, ${isLost ? "lost" : "late"}`, async () => {
          await openLate(page, `/fr/my-digi/my-products/${product}?tab=section_${product}_settings`, isLost);
          await expect(isLost ? alert(page) : area(page).getByRole("button", { name: "Annuler" })).toBeVisible();
          expect.soft((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
          await page.unrouteAll({ behavior: "ignoreErrors" });
        });
  });
