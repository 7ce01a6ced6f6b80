/** Tests that the Digi TV page stays smooth with 200 devices, and that nothing moves while its content comes. */
import type { Page } from "playwright/test";
import { digiTvChangePassword, digiTvDeactivateAccount, digiTvDeactivateDevice } from "#core/domain/customer/digi-tv.contract.ts";
import { myDigiProduct, type ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { api } from "./access.ts";
import { fakeCall, hold } from "./fake-api.ts";
import * as tv from "./my-digi-digi-tv.ts";
import { area, button, question } from "./my-digi-orders.ts";
import { message } from "./my-digi-product.ts";
import { countWork, expectInStep, type Work } from "./page-work.ts";
import { removeHeader, signInByHand, signInWithProducts } from "./signed-in.ts";

const day = parseDate("2026-11-03") as CalendarDate;

const pageOf = (count: number): ProductPage => ({
  ...{ title: "Digi TV", "address-id": tv.withAccount, "phone-nr": null, addresses: [], phones: [] },
  sections: [{ i: "section_digitv_devices", t: "Devices" }],
  devices: Array.from({ length: count }, (_, at) => ({ id: String(at), manufacturer: "Apple", model: `iPad ${at}`, date: day })),
  tv_account: null,
});

test("200 devices cost no more each than a few do; a question, and a removal, cost what they do among a few @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  const call = await fakeCall(page, myDigiProduct);
  const removal = await fakeCall(page, digiTvDeactivateDevice);
  removal.answer({});
  await page.clock.install();
  const workSince = await countWork(page);
  const lists: (readonly [number, Work])[] = [];
  const removals: Work[] = [];
  for (const count of [20, 20, 80, 200])
    await test.step(`${count} devices`, async () => {
      call.answer(pageOf(count));
      await workSince();
      await tv.openDigiTv(page, tv.withAccount);
      await expect(tv.devices(page)).toHaveCount(count);
      lists.push([count, await workSince()]);
      await button(page, "Remove Apple iPad 3").click();
      await question(page).getByRole("button", { name: "Remove" }).click();
      await expect(message(page)).toBeFocused();
      removals.push(await workSince());
      await page.clock.runFor(3000);
      await expect(tv.devices(page)).toHaveCount(count - 1);
      await expect(area(page).locator('[data-device="4"]')).toBeFocused();
    });
  // The first page compiled what the others find compiled.
  expectInStep(lists.slice(1));
  const [few, , many] = removals.slice(1);
  expect(many?.calls).toBeLessThan(2 * (few?.calls ?? 0));
});

test("nothing moves when the activation, the devices or the account come, at 320 and at 1280 px", async ({ page, request }) => {
  await signInWithProducts(page, request);
  for (const [address, query, name] of [
    [tv.withoutAccount, "&add=1", "Activate Digi TV"],
    [tv.withAccount, "", "Remove Google Pixel 8"],
    [tv.withAccount, "&tab=section_digitv_settings", "Change the password"],
  ] as const)
    for (const width of [320, 1280])
      await test.step(`${name}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 1080 });
        const letGo = await hold(page, `${api}/my-digi/my-products/digi-tv?*`);
        await page.goto(`/en/my-digi/my-products/digi-tv?address-id=${address}${query}`);
        await expect(area(page).locator(".ui-skeleton").first()).toBeVisible();
        await removeHeader(page);
        await page.evaluate(() => document.fonts.ready);
        await recordShiftsFromNow(page);
        letGo();
        await expect(button(page, name)).toBeVisible();
        expect(await shiftsOf(page)).toEqual([]);
        await page.unrouteAll();
      });
});

const settings = "&tab=section_digitv_settings";

async function typeNewPassword(page: Page): Promise<void> {
  await button(page, "Change the password").click();
  await tv.fillPasswords(page, tv.tvPassword);
}

/** The calls of the page, each with the way to the button that sends it. */
const deeds = [
  [tv.withAccount, "", "Remove", digiTvDeactivateDevice, (page: Page) => button(page, "Remove Google Pixel 8").click()],
  [tv.withAccount, settings, "Save the new password", digiTvChangePassword, typeNewPassword],
  [tv.withAccount, settings, "End Digi TV", digiTvDeactivateAccount, (page: Page) => tv.askForEnd(page)],
] as const;

for (const width of [320, 1280])
  test(`at ${width} px nothing moves by itself when Digi TV answers late: a device removed, a new password, ended @all`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 1080 });
    await signInWithProducts(page, request);
    for (const [address, query, name, { path }, begin] of deeds)
      await test.step(name, async () => {
        await tv.openDigiTv(page, address, query);
        await removeHeader(page);
        await begin(page);
        const letGo = await hold(page, api + path);
        const sender = button(page, name).last();
        await page.evaluate(() => document.fonts.ready);
        await recordShiftsFromNow(page);
        await sender.click();
        await expect(sender).toHaveAttribute("aria-busy", "true");
        await untilInputIsOld(page);
        letGo();
        await expect(message(page)).toBeFocused();
        expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
      });
  });
