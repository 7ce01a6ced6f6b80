/** Tests that nothing moves by itself on an order's page when a change is answered, however late: made, not sent, too late, or taken. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { customerOrder, type CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld, untilStill } from "#tests/shifts.ts";
import { sampleOrder } from "#tests/unit/widgets/my-digi/orders/sample-order.ts";
import { refused } from "./end-state.ts";
import { fakeCall, faults, hold, type Fault } from "./fake-api.ts";
import { alert, area, arriveAtOrder, button, changes, heading, withLaterNumbers } from "./my-digi-orders.ts";
import { removeHeader, signInByHand } from "./signed-in.ts";

type Change = (typeof changes)[number];

const widths = [320, 1280];
const outage = faults["an outage"] as Fault;

/** Opens the form or the question of a change on the open page, fills it in, and waits until all of it is there and stands still. */
async function begin(page: Page, { opener, fill, press }: Change): Promise<Locator> {
  await expect(heading(page, "Where your order is")).toBeVisible();
  await button(page, opener).click();
  await fill(page);
  await expect(area(page).locator(".ui-skeleton"), "the calendar is there").toHaveCount(0);
  await removeHeader(page);
  await page.evaluate(() => document.fonts.ready);
  const send = press(page);
  await send.scrollIntoViewIfNeeded();
  await untilStill(send);
  return send;
}

/** Presses the button, lets the answer come once the press is old, and returns what moved by itself until then. */
async function shiftsUntilAnswered(page: Page, press: Locator, letGo: () => void, settled = async (): Promise<void> => undefined) {
  await recordShiftsFromNow(page);
  await press.click();
  await expect(press).toHaveAttribute("aria-busy", "true");
  await untilInputIsOld(page);
  letGo();
  await expect(alert(page).last()).toBeFocused();
  await settled();
  return (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
}

const open: Partial<CustomerOrder> = { needs: ["slot", "portability"], slot: null, move_until: null, portability_until: null };
const over: Partial<CustomerOrder> = { needs: [], status: "cancelled", can_cancel: false, withdrawable_until: null };

/** Logs in somebody new whose order the API answers as the test says. At first it allows every change. */
async function arrive(page: Page, request: APIRequestContext) {
  await signInByHand(page, request);
  const order = await fakeCall(page, customerOrder);
  const at = new Date().toISOString();
  const answer = (state: Partial<CustomerOrder>): void => order.answer({ ...sampleOrder, at, ...open, ...state });
  return { answer, fail: () => order.fail(outage) };
}

for (const change of changes) {
  const { what, call: endpoint, done } = change;

  test(`nothing moves when ${what} could not be sent, comes too late, or finds the order cancelled, at 320 and at 1280 px @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    const order = await arrive(page, request);
    const call = await fakeCall<any>(page, endpoint);
    const late = refused("already_done", 200);
    for (const [name, fault, changeOrder] of [
      ["not sent", outage, () => undefined],
      ["too late", late, () => undefined],
      ["cancelled in another tab", late, () => order.answer(over)],
      ["too late, and the order is not read again", late, order.fail],
    ] as const)
      for (const width of widths)
        await test.step(`${name}, ${width} px`, async () => {
          order.answer({});
          call.fail(fault);
          await page.setViewportSize({ width, height: 1080 });
          await page.goto(`${pathOf("orders", "en")}?order-id=${sampleOrder.orderId}`);
          const press = await begin(page, change);
          changeOrder();
          expect(await shiftsUntilAnswered(page, press, call.hold())).toEqual([]);
        });
  });

  test(`nothing moves when ${what} is there, at 320 and at 1280 px @all`, async ({ page, request }) => {
    const call = await fakeCall<any>(page, endpoint);
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 1080 });
        await arriveAtOrder(page, request, withLaterNumbers());
        const press = await begin(page, change);
        expect(await shiftsUntilAnswered(page, press, call.hold())).toEqual([]);
        await expect(alert(page)).toContainText(done);
      });
  });
}

test("nothing moves when somebody else has taken the time and none is left, at 320 and at 1280 px @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const order = await arrive(page, request);
  order.answer({});
  const call = await fakeCall<any>(page, changes[0].call);
  const days = await fakeCall(page, installIntervals);
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1080 });
      await page.goto(`${pathOf("orders", "en")}?order-id=${sampleOrder.orderId}`);
      const press = await begin(page, changes[0]);
      const status = { error: true, code: "slot_taken", message: "Taken." };
      call.fail({ answer: { status: 409, json: { meta: { status }, data: { next: null } } } });
      expect(await shiftsUntilAnswered(page, press, call.hold(), days.isOver)).toEqual([]);
    });
});

test("nothing moves when the file of the calendar comes late, at 320 and at 1280 px @all", async ({ page, request }) => {
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1080 });
      await arriveAtOrder(page, request, withLaterNumbers());
      await expect(heading(page, "Where your order is")).toBeVisible();
      const letGo = await hold(page, "**/my-digi.slot-calendar.js*");
      await button(page, changes[0].opener).click();
      await expect(area(page).getByRole("combobox", { name: "Day" })).toBeVisible();
      await expect(area(page).locator(".ui-skeleton:visible")).toHaveCount(1);
      await removeHeader(page);
      await untilInputIsOld(page);
      await recordShiftsFromNow(page);
      letGo();
      await expect(area(page).getByRole("group", { name: "Day of the visit" })).toBeVisible();
      await untilStill(area(page).getByRole("combobox", { name: "Day" }));
      expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
    });
});
