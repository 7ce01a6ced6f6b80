/**
 * Tests that nothing on an order's page moves by itself when the answer to a change arrives late: the change was made, was not sent, came
 * too late, or its time was taken by somebody else.
 */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { fakeCall, faults, type Fault } from "./fake-api.ts";
import { alert, arriveAtOrder, button, changes, withLaterNumbers } from "./my-digi-orders.ts";
import { refused } from "./end-state.ts";
import { removeHeader } from "./signed-in.ts";

type Change = (typeof changes)[number];

/** Opens the form or the dialog of a change on the open page, and fills it in. */
async function begin(page: Page, { opener, fill, press }: Change): Promise<Locator> {
  await button(page, opener).click();
  await fill(page);
  await removeHeader(page);
  await page.evaluate(() => document.fonts.ready);
  const send = press(page);
  await send.scrollIntoViewIfNeeded();
  return send;
}

/**
 * Presses the button, and lets the answer arrive only after the time in which the browser still excuses movement as an effect of the press.
 * Returns what has moved by itself until then.
 */
async function shiftsUntilAnswered(page: Page, press: Locator, letGo: () => void) {
  await recordShiftsFromNow(page);
  await press.click();
  await expect(press).toHaveAttribute("aria-busy", "true");
  await untilInputIsOld(page);
  letGo();
  await expect(alert(page)).toBeFocused();
  return (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
}

for (const change of changes) {
  const { what, call: endpoint, done } = change;

  test(`nothing moves when ${what} could not be sent, or comes too late, at 320 and at 1280 px @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await arriveAtOrder(page, request, withLaterNumbers());
    const call = await fakeCall<any>(page, endpoint);
    for (const [name, fault] of [
      ["not sent", faults["an outage"] as Fault],
      ["too late", refused("already_done", 200)],
    ] as const)
      for (const width of [320, 1280])
        await test.step(`${name}, ${width} px`, async () => {
          call.fail(fault);
          await page.setViewportSize({ width, height: 1080 });
          await page.reload();
          const press = await begin(page, change);
          expect(await shiftsUntilAnswered(page, press, call.hold())).toEqual([]);
        });
  });

  // A cancelled order is shorter than before, so that on a wide screen the host page's footer comes into view.
  const widths = what === "the end" ? [320] : [320, 1280];
  test(`nothing moves when ${what} is there, at ${widths.join(" and at ")} px @all`, async ({ page, request }) => {
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

test("nothing moves when somebody else has taken the time, at 320 and at 1280 px @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await arriveAtOrder(page, request, withLaterNumbers());
  const call = await fakeCall<any>(page, changes[0].call);
  for (const width of [320, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1080 });
      await page.reload();
      const press = await begin(page, changes[0]);
      const status = { error: true, code: "slot_taken", message: "Taken." };
      call.fail({ answer: { status: 409, json: { meta: { status }, data: { next: null } } } });
      expect(await shiftsUntilAnswered(page, press, call.hold())).toEqual([]);
    });
});
