/** Tests that nothing moves by itself when usage, settings and alerts of a product come, their data and their file late. */
import type { Page } from "playwright/test";
import { myDigiProduct } from "#core/domain/customer/product-page.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { fakeCall, hold } from "./fake-api.ts";
import { area, button } from "./my-digi-orders.ts";
import { panel } from "./my-digi-product.ts";
import { fullPages } from "./product-pages.ts";
import { removeHeader, signInByHand } from "./signed-in.ts";

const addressOf = (product: keyof typeof fullPages, section: string): string =>
  `/en/my-digi/my-products/${product}?tab=section_${product}_${section}`;

const visits = [
  ["mobile", "consumption", "product-usage", (page: Page) => area(page).locator(".usage-bars").first()],
  ["mobile", "settings", "product-settings", (page: Page) => button(page, "Change Name of the SIM card")],
  ["mobile", "alerts", undefined, (page: Page) => button(page, "Accept")],
  ["internet", "settings", "product-settings", (page: Page) => button(page, "Order a booster")],
  ["landline", "settings", "product-settings", (page: Page) => panel(page).locator(".ui-setting")],
] as const;

test("nothing moves when usage, settings and alerts come, data and file late, at 320 and at 1280 px @all", async ({ page, request }) => {
  await signInByHand(page, request);
  const call = await fakeCall(page, myDigiProduct);
  for (const [product, section, file, isThere] of visits)
    for (const width of [320, 1280])
      await test.step(`${section} of ${product}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 1080 });
        call.answer(fullPages[product]);
        const letDataCome = call.hold();
        const letFileCome = file && (await hold(page, `**/my-digi.${file}.js`));
        await page.goto(addressOf(product, section));
        await expect(area(page).locator(".ui-skeleton").first()).toBeVisible();
        await removeHeader(page);
        await page.evaluate(() => document.fonts.ready);
        await recordShiftsFromNow(page);
        letDataCome();
        await expect(panel(page)).toBeVisible();
        expect(await shiftsOf(page), "the data").toEqual([]);
        letFileCome?.();
        await expect(isThere(page)).toBeVisible();
        await expect(area(page).locator(".ui-skeleton")).toHaveCount(0);
        expect(await shiftsOf(page), "the file").toEqual([]);
      });
});
