/** Expects that nothing moves by itself when an action of the customer area is answered late. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld, untilStill } from "#tests/shifts.ts";
import { fakeCall, faults, type Fault } from "./fake-api.ts";
import { area } from "./my-digi-orders.ts";
import { removeHeader, signInWithProducts } from "./signed-in.ts";

const outage = faults["an outage"] as Fault;

export type LateAction = {
  readonly call: Endpoint<any, any, any>;
  /** The API's answer where the action is done; without it the demo's API itself answers. */
  readonly answer?: object;
  /** The outcomes that are tried, where it is not both. */
  readonly outcomes?: readonly ("not sent" | "done")[];
  /** Opens the view, does what comes before the last press, and returns what is pressed last. */
  begin(page: Page): Promise<Locator>;
  /** Waits until the page shows what became of the action. */
  expectEnd(page: Page, outcome: "not sent" | "done"): Promise<void>;
};

/** Tries the action at both widths, done and not sent. Each time another customer does it. */
export async function expectStillWhenLate(page: Page, request: APIRequestContext, action: LateAction): Promise<void> {
  const call = await fakeCall<any>(page, action.call);
  for (const outcome of action.outcomes ?? (["not sent", "done"] as const))
    for (const width of [320, 1280])
      await test.step(`${outcome}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 1080 });
        await signInWithProducts(page, request);
        if (outcome === "not sent") call.fail(outage);
        else if (action.answer) call.answer(action.answer);
        else call.pass();
        const press = await action.begin(page);
        await expect(area(page).locator(".ui-skeleton")).toHaveCount(0);
        await removeHeader(page);
        await page.evaluate(() => document.fonts.ready);
        await press.scrollIntoViewIfNeeded();
        await untilStill(press);
        const letGo = call.hold();
        await recordShiftsFromNow(page);
        const seenBefore = call.seen.length;
        await press.click();
        await expect.poll(() => call.seen.length).toBe(seenBefore + 1);
        await untilInputIsOld(page);
        letGo();
        await action.expectEnd(page, outcome);
        await expect(area(page).locator(".ui-skeleton")).toHaveCount(0);
        expect.soft((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
      });
}
