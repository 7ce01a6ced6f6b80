/**
 * Tests the last day of a withdrawal. The order's mail, the account and the order's page show the same day, and a withdrawal is possible
 * until the last second of this day in Brussels, and not a second longer (decisions §14).
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { customerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { orderIdOf, again } from "./support/slots.ts";
import { customersOrder } from "./support/sample-orders.ts";
import { stateTo, storedOf, taken } from "./support/withdrawal.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000, customerScale: 50 })));
afterAll(() => api.close());

const moveTo = (instant: string, ms = 0): void => time.pass(Date.parse(instant) + ms - time.now());

/**
 * Orders whose withdrawal periods end in different ways, each with the moment of the order, the last day and the words for it, the days
 * that are left on the day of the order, and the moment at which the last day is over.
 */
const periods = [
  {
    what: "of 14 days from the day after",
    placed: "2026-06-01T10:00:00Z",
    last: "2026-06-15",
    words: "Monday, 15 June 2026",
    left: 14,
    over: "2026-06-15T22:00:00Z",
  },
  {
    what: "of an order after midnight in Brussels",
    placed: "2026-06-01T22:00:30Z",
    last: "2026-06-16",
    words: "Tuesday, 16 June 2026",
    left: 14,
    over: "2026-06-16T22:00:00Z",
  },
  {
    what: "over the change to summer time",
    placed: "2026-03-20T10:00:00Z",
    last: "2026-04-03",
    words: "Friday, 3 April 2026",
    left: 14,
    over: "2026-04-03T22:00:00Z",
  },
  {
    what: "over the change to winter time",
    placed: "2026-10-20T10:00:00Z",
    last: "2026-11-03",
    words: "Tuesday, 3 November 2026",
    left: 14,
    over: "2026-11-03T23:00:00Z",
  },
  {
    what: "that ends on the day before the clocks change",
    placed: "2026-10-09T10:00:00Z",
    last: "2026-10-23",
    words: "Friday, 23 October 2026",
    left: 14,
    over: "2026-10-23T22:00:00Z",
  },
  {
    what: "that a Saturday would end",
    placed: "2026-05-02T10:00:00Z",
    last: "2026-05-18",
    words: "Monday, 18 May 2026",
    left: 16,
    over: "2026-05-18T22:00:00Z",
  },
  {
    what: "that a Sunday would end",
    placed: "2026-05-03T10:00:00Z",
    last: "2026-05-18",
    words: "Monday, 18 May 2026",
    left: 15,
    over: "2026-05-18T22:00:00Z",
  },
  {
    what: "that a Sunday of the clocks would end",
    placed: "2026-10-11T10:00:00Z",
    last: "2026-10-26",
    words: "Monday, 26 October 2026",
    left: 15,
    over: "2026-10-26T23:00:00Z",
  },
  {
    what: "that ends on the day before Ascension",
    placed: "2026-04-29T10:00:00Z",
    last: "2026-05-13",
    words: "Wednesday, 13 May 2026",
    left: 14,
    over: "2026-05-13T22:00:00Z",
  },
  {
    what: "that Ascension would end",
    placed: "2026-04-30T10:00:00Z",
    last: "2026-05-15",
    words: "Friday, 15 May 2026",
    left: 15,
    over: "2026-05-15T22:00:00Z",
  },
  {
    what: "that the Saturday before Easter Monday would end",
    placed: "2026-03-21T10:00:00Z",
    last: "2026-04-07",
    words: "Tuesday, 7 April 2026",
    left: 17,
    over: "2026-04-07T22:00:00Z",
  },
] as const;

/** Returns the last day to withdraw from an order, as the account and the order's page show it. */
async function shownOf(customer: Customer, orderId: string) {
  const { account } = (await customer.ask(myDigiAccount, { query: { lang: "en" } })).answer;
  const contract = account.contracts.find(({ id }) => id === orderId);
  const { answer: order } = await customer.ask(customerOrder, { query: { orderId, lang: "en" } });
  return { account: contract?.withdrawable_until, left: contract?.withdrawal_days_left, page: order.withdrawable_until };
}

describe("a period", () => {
  test.each(periods.map((period) => [period.what, period] as const))(
    "%s: the day shown is the day that holds",
    async (_what, { placed, last, words, left, over }) => {
      moveTo(placed);
      const customer = await newcomer(api);
      const body = customersOrder();
      const placeOrder = () => orderIdOf(customer, { ...body, order: { ...body.order, startEarly: false } });
      const [inTime, late] = [await placeOrder(), await placeOrder()];
      for (const orderId of [inTime, late]) {
        const mail = (await mailsTo(api, customer.email)).find(({ subject }) => subject === `Your order ${orderId}`);
        expect(mail?.text).toContain(`You can withdraw from this order without giving a reason until ${words}.`);
        expect(await shownOf(customer, orderId)).toEqual({ account: last, left, page: last });
      }

      moveTo(over, -1000);
      const onTheDay = await again(api, customer);
      for (const orderId of [inTime, late]) expect(await shownOf(onTheDay, orderId)).toEqual({ account: last, left: 0, page: last });
      const first = await stateTo(api, { contract: inTime, email: customer.email });

      moveTo(over);
      const after = await again(api, customer);
      expect(await shownOf(after, late)).toEqual({ account: null, left: null, page: null });
      const second = await stateTo(api, { contract: late, email: customer.email });
      expect([first.status.message, second.status.message]).toEqual([taken, taken]);
      expect((await storedOf(api, first.answer.data.reference))?.effect).toBe("effective");
      expect((await storedOf(api, second.answer.data.reference))?.effect).toBe("to-check");

      const third = await stateTo(api, { contract: late, email: customer.email }, { token: after.token });
      expect(third.status.message).toBe("We have your statement. We will check it and write to you.");
      const { row, products } = await rowsOf(api, late);
      expect([row.withdrawnAt, row.cancelledAt, products.map(({ endsOn }) => endsOn)]).toEqual([null, null, [null, null]]);
    },
  );
});
