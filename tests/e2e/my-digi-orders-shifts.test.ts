/** Tests that nothing moves by itself on an order's page when a change could not be sent, however late that is known. */
import type { Page } from "playwright/test";
import { cancelOrder, moveSlot, sendPortability } from "#core/domain/order/order-changes.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { fakeCall, faults, type Fault } from "./fake-api.ts";
import { alert, area, arriveAtOrder, button, chooseDay, question, withLaterNumbers } from "./my-digi-orders.ts";
import { removeHeader } from "./signed-in.ts";

async function giveNumbers(page: Page): Promise<void> {
  await area(page).getByLabel("Your current operator").selectOption({ label: "Proximus" });
  await area(page).getByLabel("Customer number").fill("60012345");
  await area(page).getByLabel("Easy Switch number").fill("PXS123456A");
}

const changes = [
  { what: "a visit", opener: "Choose a day", call: moveSlot, fill: (page: Page) => chooseDay(page, 1), send: "Agree on this time" },
  { what: "numbers", opener: "Give the numbers", call: sendPortability, fill: giveNumbers, send: "Send the numbers" },
  { what: "the end", opener: "Cancel the order", call: cancelOrder, fill: async () => undefined, send: "Cancel the order" },
] as const;

for (const { what, opener, call: endpoint, fill, send } of changes)
  test(`nothing moves when ${what} could not be sent, at 320 and at 1280 px @all`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    await arriveAtOrder(page, request, withLaterNumbers());
    const call = await fakeCall<any>(page, endpoint);
    call.fail(faults["an outage"] as Fault);
    for (const width of [320, 1280])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 1080 });
        await page.reload();
        await button(page, opener).click();
        await fill(page);
        await removeHeader(page);
        await page.evaluate(() => document.fonts.ready);
        const letGo = call.hold();
        const press = what === "the end" ? question(page).getByRole("button", { name: send }) : button(page, send);
        await press.scrollIntoViewIfNeeded();
        await recordShiftsFromNow(page);
        await press.click();
        await expect(press).toHaveAttribute("aria-busy", "true");
        await untilInputIsOld(page);
        letGo();
        await expect(alert(page)).toBeFocused();
        expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
      });
  });
