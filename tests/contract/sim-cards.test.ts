/**
 * Tests the mail which says that SIM cards have left the warehouse: it is sent even if nobody looks at the account. The tests run on both
 * databases.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { customerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { cancelOrder } from "#core/domain/order/order-changes.contract.ts";
import { sendDueNotices } from "#demo/api/modules/invoices/notice-round.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { areaOrder, placedInArea, withOneLine } from "./support/area-order.ts";
import { rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { addressAt, newLine } from "./support/sample-orders.ts";
import { again } from "./support/slots.ts";

// The tests' clock begins on Monday 2 March 2026: a card that is to work on day 15, Tuesday 17 March, leaves on Friday 13 March.
const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
let passedDays = 0;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());
afterEach(() => {
  time.pass(-passedDays * dayMs);
  passedDays = 0;
});

async function roundAfter(days: number): Promise<void> {
  time.pass((days - passedDays) * dayMs);
  passedDays = days;
  await api.rounds.runNow();
}

const sim = newLine();
const eSim = newLine("light", "1101", true);
const subjects = /^(Your SIM cards?|Votre carte SIM|Vos cartes SIM|Je simkaarten|Je simkaart) /;
const shippingMails = async ({ email }: Customer) => (await mailsTo(api, email)).filter(({ subject }) => subjects.test(subject));
const simNumbersOf = async (orderId: string) => (await rowsOf(api, orderId)).products.map(({ simNumber }) => simNumber);

describe("the mail of a SIM card that has left the warehouse [C-268, C-269]", () => {
  test("is sent once, on the day on which the order's page says so", async () => {
    const own = await withOneLine(api);
    const orderId = await placedInArea(own, areaOrder({ mobile: [sim] }));
    await roundAfter(10);
    expect([await shippingMails(own), await simNumbersOf(orderId)]).toEqual([[], [null]]);
    await roundAfter(11);
    await roundAfter(12);
    const mails = await shippingMails(own);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your SIM card is on its way"]);
    expect(mails[0]?.text).toContain(`The post brings the SIM card of your order ${orderId} within 2 working days.`);
    expect(mails[0]?.text).toMatch(
      /Activate it within 2 weeks\. Once a line is active, you find it under My products:\n\S+\/en\/my-digi\/my-products\n/,
    );
    const { steps } = (await (await again(api, own)).ask(customerOrder, { query: { orderId, lang: "en" } })).answer;
    expect(steps.find(({ id }) => id === "shipped")).toMatchObject({ at: "2026-03-13" });
  });

  test("names the number that the card keeps once the line works", async () => {
    const own = await newcomer(api);
    const orderId = await placedInArea(own, areaOrder({ mobile: [sim] }, { deliveryAddress: addressAt() }));
    const numberOf = async () => (await (await again(api, own)).ask(myDigiAccount)).answer.account.sim_number;
    await roundAfter(11);
    const [given] = await simNumbersOf(orderId);
    expect([given?.length, await numberOf()], "the line does not work").toEqual([19, null]);
    await roundAfter(16);
    expect(await numberOf()).toBe(given);
  });

  test.each([
    ["fr", "Vos cartes SIM sont en route", "Activez-les dans les 2 semaines."],
    ["nl", "Je simkaarten zijn onderweg", "Activeer ze binnen 2 weken."],
  ])("is one for all cards of an order, in its language (%s)", async (lang, subject, said) => {
    const own = await withOneLine(api);
    await placedInArea(own, areaOrder({ mobile: [sim, sim, eSim] }, { lang }));
    await roundAfter(11);
    const mails = await shippingMails(own);
    expect(mails.map((one) => one.subject)).toEqual([subject]);
    expect(mails[0]?.text).toContain(said);
  });

  test("is sent for no eSIM, and for no order that was cancelled", async () => {
    const [withESim, cancelled] = [await withOneLine(api), await withOneLine(api)];
    await placedInArea(withESim, areaOrder({ mobile: [eSim] }));
    const orderId = await placedInArea(cancelled, areaOrder({ mobile: [sim] }));
    expect((await cancelled.ask(cancelOrder, { query: { orderId }, body: {} })).status.error).toBe(false);
    await roundAfter(11);
    expect(await Promise.all([withESim, cancelled].map(shippingMails))).toEqual([[], []]);
  });

  test("is no longer sent once the line has begun", async () => {
    const own = await withOneLine(api);
    const orderId = await placedInArea(own, areaOrder({ mobile: [sim] }));
    await roundAfter(20);
    expect(await shippingMails(own)).toEqual([]);
    expect((await simNumbersOf(orderId))[0]).toHaveLength(19);
  });

  test("is sent once by rounds at the same time", async () => {
    const own = await withOneLine(api);
    await placedInArea(own, areaOrder({ mobile: [sim] }, { startEarly: true }));
    await Promise.all([api.rounds.runNow(), sendDueNotices(api.context, api.app.log), sendDueNotices(api.context, api.app.log)]);
    expect(await shippingMails(own)).toHaveLength(1);
  });
});
