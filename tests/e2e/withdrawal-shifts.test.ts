/**
 * Tests that nothing moves by itself in the withdrawal: while the customer's contracts are loaded, and when the API answers to its steps.
 */
import type { Page } from "playwright/test";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShifts, recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { api } from "./access.ts";
import { fakeCall, faults, hold, type Fault } from "./fake-api.ts";
import { removeHeader } from "./signed-in.ts";
import { alert, arriveWithOrder, confirm, fillIn, heading, open, receipt, someStatement, state, widget, withdraw } from "./withdrawal.ts";

const widths = [320, 1280];

/** Returns the movements on the page that no input of the visitor has caused. */
const ownShifts = async (page: Page) => (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);

test("nothing moves when a customer’s contracts have come, or have not, at 320 and at 1280 px", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await arriveWithOrder(page, request);
  for (const isThere of [true, false])
    for (const width of widths)
      await test.step(`${width} px, ${isThere ? "come" : "not come"}`, async () => {
        await page.setViewportSize({ width, height: 1080 });
        const account = await fakeCall(page, myDigiAccount);
        if (!isThere) account.fail(faults["an outage"] as Fault);
        const letGo = account.hold();
        await open(page);
        await expect(widget(page).locator(".ui-skeleton")).toHaveAttribute("aria-busy", "true");
        await removeHeader(page);
        await page.evaluate(() => document.fonts.ready);
        await recordShiftsFromNow(page);
        letGo();
        await expect(widget(page).getByRole("checkbox")).toHaveCount(isThere ? 2 : 0);
        await expect(alert(page)).toHaveCount(isThere ? 0 : 1);
        expect(await shiftsOf(page)).toEqual([]);
        await page.unrouteAll();
      });
});

test("nothing moves when a customer arrives, from the navigation to their contracts, at 320 and at 1280 px @all", async ({
  page,
  request,
}) => {
  await arriveWithOrder(page, request);
  await recordShifts(page);
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1080 });
      await open(page);
      await expect(widget(page).getByRole("checkbox")).toHaveCount(2);
      const shifts = await shiftsOf(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total.toFixed(3), JSON.stringify(shifts)).toBe("0.000");
    });
});

test("nothing moves by itself from the statement to the receipt, however late each answer is, at 320 and at 1280 px @all", async ({
  page,
  request,
}) => {
  for (const isCustomer of [false, true])
    for (const width of widths)
      await test.step(`${width} px, ${isCustomer ? "a customer" : "a visitor"}`, async () => {
        await page.setViewportSize({ width, height: 1080 });
        if (isCustomer) await arriveWithOrder(page, request);
        await open(page);
        if (isCustomer) await expect(widget(page).getByRole("checkbox")).toHaveCount(2);
        await removeHeader(page);
        await page.evaluate(() => document.fonts.ready);
        await recordShiftsFromNow(page);
        if (!isCustomer) await fillIn(page, someStatement());
        await withdraw(page).click();
        await expect(heading(page, "Confirm your withdrawal")).toBeFocused();
        await untilInputIsOld(page);
        const letGo = await hold(page, `${api}/withdrawal`);
        await confirm(page).click();
        await expect(confirm(page)).toHaveAttribute("aria-busy", "true");
        await untilInputIsOld(page);
        letGo();
        await expect(receipt(page)).toBeFocused();
        expect(await ownShifts(page)).toEqual([]);
        await page.unrouteAll();
      });
});

test("nothing moves by itself when the statement could not be sent, however late that is known, at 320 and at 1280 px", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1080 });
      const call = await fakeCall(page, sendWithdrawal);
      call.fail(faults["an outage"] as Fault);
      const letGo = call.hold();
      await open(page);
      await state(page, someStatement());
      await removeHeader(page);
      await page.evaluate(() => document.fonts.ready);
      await recordShiftsFromNow(page);
      await confirm(page).click();
      await expect(confirm(page)).toHaveAttribute("aria-busy", "true");
      await untilInputIsOld(page);
      letGo();
      await expect(alert(page)).toBeFocused();
      expect(await ownShifts(page)).toEqual([]);
      // The retry sends the statement, which is then no longer there at the next width.
      call.pass();
      await alert(page).getByRole("button", { name: "Try again" }).click();
      await expect(receipt(page)).toBeFocused();
      await page.unrouteAll();
    });
});
