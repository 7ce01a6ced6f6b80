/** The faults that an order in the customer area can meet, whatever is ordered, and what has to be true after each of them. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { logInInPlace, over } from "./ended-session.ts";
import { boxOf, expectWaitOver, faults, type fakeCall, type Fault } from "./fake-api.ts";
import { alert, heading } from "./my-digi-orders.ts";

export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  json: { meta: { status: { error: true, code } }, ...more },
});

/** The words of the message that is shown when nobody knows whether the order has reached the API. */
export const unknownOrder = ["We don’t know yet whether your order has reached us", "you’ll never order twice"];
export const missingApi: Fault = {
  answer: refusal(501, "not_available"),
  says: ["Missing API", "Nothing has been ordered"],
  retry: "never",
};
const offline: Fault = { answer: "none", says: ["You are offline"], retry: "now" };
const conflict: Fault = {
  answer: { status: 409, json: { meta: { status: { error: true, code: "invalid", message: "Something else is going on." } } } },
  says: ["Something else is going on.", "Your choice is kept."],
  retry: "now",
};
const lost = (name: string): Fault => ({ ...(faults[name] as Fault), says: unknownOrder });

/**
 * The faults that the order meets, in this order. Neighbours have error boxes with different titles, so that the test never takes the box
 * of one fault for that of the next.
 */
const rows: readonly (readonly [string, Fault])[] = [
  ["no way there", lost("no way there")],
  ["501", missingApi],
  ["no answer in time", lost("no answer in time")],
  ["an outage", faults["an outage"] as Fault],
  ["no JSON", lost("no JSON")],
  ["too many calls", faults["too many calls"] as Fault],
  ["another shape", lost("another shape")],
  ["offline", offline],
  ["409", conflict],
  ["a refusal", faults["a refusal"] as Fault],
];

type Ordered = {
  readonly call: Awaited<ReturnType<typeof fakeCall>>;
  readonly orderButton: (page: Page) => Locator;
  /** Expects that the customer's choices and answers are still there. */
  readonly expectKept: (page: Page) => Promise<void>;
  readonly request: APIRequestContext;
  readonly email: string;
};

/**
 * Sends an order that meets one fault after the other, and at last the end of the session. Expects that the page shows each failure beside
 * the order button, keeps the customer's answers, and has no retry button, because the order button repeats the order. At the end the
 * customer is signed in again and no message is left. The page's clock has to be installed.
 */
export async function meetEachFault(page: Page, { call, orderButton, expectKept, request, email }: Ordered): Promise<void> {
  for (const [name, fault] of rows)
    await test.step(name, async () => {
      call.fail(fault);
      await page.context().setOffline(fault === offline);
      await orderButton(page).click();
      const box = await boxOf(page, alert(page), fault);
      await expect(box).toBeFocused();
      await expect(box.getByRole("button"), "the order button itself repeats the order").toHaveCount(0);
      await expectKept(page);
      await page.context().setOffline(false);
      if (fault.retry === "in 30 s") {
        await page.clock.runFor(30_000);
        await expectWaitOver(box);
      }
    });
  call.fail(over("expired"));
  await orderButton(page).click();
  await expect(heading(page, "You have been signed out")).toBeFocused();
  call.pass();
  await logInInPlace(page, request, email);
  await expectKept(page);
  await expect(alert(page)).toHaveCount(0);
}
