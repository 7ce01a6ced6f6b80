/** The faults that a call of a product's page meets, from a dialog or for what is shown, and what has to be true after each of them. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { logInInPlace, over } from "./ended-session.ts";
import { boxOf, expectWaitOver, faults, type fakeCall, type Fault } from "./fake-api.ts";
import { area, question } from "./my-digi-orders.ts";

const outageOf = (status: number): Fault => ({
  answer: { status, json: { meta: { status: { error: true } } } },
  says: ["Error!", "Something is wrong on our side.", `Code ${status}`],
  retry: "now",
});
const offline: Fault = { answer: "none", says: ["You are offline"], retry: "now" };
const conflict: Fault = {
  answer: { status: 409, json: { meta: { status: { error: true, code: "invalid", message: "Something else is going on." } } } },
  says: ["Something else is going on."],
  retry: "never",
};

/** No two neighbours have the same title, so that the box of one is never taken for that of the next. */
const rows: readonly (readonly [string, Fault])[] = [
  ["no way there", faults["no way there"] as Fault],
  ["501", outageOf(501)],
  ["too many calls", faults["too many calls"] as Fault],
  ["an outage", faults["an outage"] as Fault],
  ["no answer in time", faults["no answer in time"] as Fault],
  ["no JSON", faults["no JSON"] as Fault],
  ["offline", offline],
  ["another shape", faults["another shape"] as Fault],
  ["409", conflict],
];

type Sent = {
  readonly call: Awaited<ReturnType<typeof fakeCall>>;
  /** Does what sends the call. */
  readonly send: () => Promise<void>;
  /** The text of the button in the box that sends the call again; left out where the pressed button does. */
  readonly retry?: string;
  /** Expects that what the customer has chosen in the dialog is still chosen after a fault. */
  readonly expectKept: () => Promise<void>;
};

/**
 * Sends a call against each fault: each is said once, in the given box, and keeps what was chosen. The page's clock has to be installed.
 *
 * @returns what sends the call once more
 */
async function meetRows(page: Page, box: Locator, { call, send, retry, expectKept }: Sent): Promise<() => Promise<void>> {
  const again = (): Locator => box.getByRole("button", retry === undefined ? {} : { name: retry });
  let press = send;
  for (const [name, fault] of rows)
    await test.step(name, async () => {
      call.fail(fault);
      await page.context().setOffline(fault === offline);
      await press();
      await boxOf(page, box, fault);
      await expectKept();
      await page.context().setOffline(false);
      if (fault.retry === "in 30 s") {
        await page.clock.runFor(30_000);
        await expectWaitOver(box, retry === undefined ? undefined : again());
      }
      await expect(again(), "the pressed button, or one in the box").toHaveCount(retry === undefined ? 0 : 1);
      await expect(
        area(page)
          .locator("[part=alert]")
          .filter({ hasText: fault.says[0] as string }),
        "it is said once",
      ).toHaveCount(1);
      if (retry !== undefined) press = () => again().click();
    });
  return press;
}

/** Requests what a page shows, such as a contract summary, against each fault, and then successfully. */
export async function loadAgainstFaults(page: Page, box: Locator, asked: Omit<Sent, "retry">): Promise<void> {
  const press = await meetRows(page, box, { ...asked, retry: "Try again" });
  asked.call.pass();
  await press();
  await expect(box).toHaveCount(0);
}

type Asked = Sent & { readonly request: APIRequestContext; readonly email: string };

/**
 * Sends a call from an open dialog against each fault, and then in a session that has ended. In the end the customer is signed in again,
 * the dialog is open, and nothing is said any more.
 */
export async function meetEachFault(page: Page, { request, email, ...sent }: Asked): Promise<void> {
  const { call, expectKept } = sent;
  const box = question(page).locator("[part=alert]");
  const press = await meetRows(page, box, {
    ...sent,
    async expectKept() {
      await expect(box).toBeFocused();
      await expectKept();
    },
  });
  await test.step("the session ends", async () => {
    call.fail(over("expired"));
    await press();
    await expect(area(page).getByRole("heading", { name: "You have been signed out" })).toBeFocused();
    await expect(question(page)).toBeHidden();
    call.pass();
    await logInInPlace(page, request, email);
    await expect(question(page)).toBeVisible();
    await expectKept();
    await expect(box).toHaveCount(0);
  });
}
