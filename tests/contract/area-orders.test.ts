/**
 * Tests orders of the customer area: the products that the customer already has count as if they were in the same order (decisions §9,
 * §14). The tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { myDigiProduct } from "#core/domain/customer/product-page.contract.ts";
import { customerOrder, customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { cancelOrder, moveSlot } from "#core/domain/order/order-changes.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { slotEndMs } from "#demo/api/domain/starts.rules.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { areaOrder, internet, landline, placedInArea, sendAreaOrder, tvInFrench } from "./support/area-order.ts";
import { newKey, rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { grandPlace, mobileOrder, newLine } from "./support/sample-orders.ts";
import { again, installDays, orderIdOf } from "./support/slots.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const dayMs = 24 * hourMs;
const ghent = { installAddress: { fttbAddressId: "FTTB-9000-1-01-10" } };
const demo = () => customerOf(api, "demo@digi.example");

const orderOf = async ({ ask }: Customer, orderId: string) => (await ask(customerOrder, { query: { orderId, lang: "en" } })).answer;
const startsOf = async (orderId: string) => (await rowsOf(api, orderId)).products.map(({ startsAt }) => startsAt?.getTime() ?? null);
/** Returns a slot of the first day on which an order without an early start can have its visit, or later. */
async function lateSlot(index = 0) {
  const from = firstDayAfterWithdrawal(todayInBrussels(time.now()));
  const { date } = (await installDays(api)).filter((day) => day.date >= from)[index] ?? expect.unreachable();
  return { date, intervalValue: "08:00-12:00" } as const;
}
const startOfDay15 = (): number => Date.parse(`${firstDayAfterWithdrawal(todayInBrussels(time.now()))}T00:00:00+01:00`);

describe("what the customer has at the home", () => {
  test("lets a landline alone be ordered, with its day still to be chosen", async () => {
    const own = await demo();
    const { status, answer } = await sendAreaOrder(own, areaOrder({ landline: [landline] }, { ...ghent, bundlesPrice: 2.5 }));
    expect(status.error).toBe(false);
    const { orderId, outcome, warnings, total } = answer.data as unknown as Record<"orderId" | "outcome", string> & {
      warnings: { code: string }[];
      total: number;
    };
    expect([outcome, warnings.map(({ code }) => code), total]).toEqual(["warning", ["no_slot"], 2.5]);
    expect(await orderOf(own, orderId)).toMatchObject({ needs: ["slot"], slot: null, startEarly: false, can_cancel: true });
    const slot = await lateSlot();
    expect((await own.ask(moveSlot, { query: { orderId }, body: slot })).status.error).toBe(false);
    expect(await orderOf(own, orderId)).toMatchObject({ needs: [], slot });
    expect((await own.ask(cancelOrder, { query: { orderId }, body: {} })).status.error).toBe(false);
  });

  test.each([
    ["a landline without internet", { landline: [landline] }, "landline"],
    ["TV without internet or a mobile line", { tv: [tvInFrench] }, "tv"],
  ])("is missed: %s is refused", async (_what, bundle, field) => {
    const { http, status } = await sendAreaOrder(await newcomer(api), areaOrder(bundle));
    expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", [field]]);
  });

  test("does not count at another home: a landline needs the internet of its own", async () => {
    const { status } = await sendAreaOrder(
      await demo(),
      areaOrder({ landline: [landline] }, { installAddress: { fttbAddressId: "FTTB-2000-1-01-50" } }),
    );
    expect(status.code).toBe("invalid");
  });

  test("may be any mobile line for TV alone, which the post brings: nothing begins before day 15 unless it is asked for", async () => {
    const own = await newcomer(api);
    await orderIdOf(own, mobileOrder(newLine()));
    const late = await placedInArea(own, areaOrder({ tv: [tvInFrench] }, { bundlesPrice: 12 }));
    expect(await startsOf(late)).toEqual([startOfDay15()]);
    await own.ask(cancelOrder, { query: { orderId: late }, body: {} });
    const early = await placedInArea(own, areaOrder({ tv: [tvInFrench] }, { startEarly: true }));
    expect((await startsOf(early))[0]).toBeLessThan(startOfDay15());
  });

  test("is refused a second time", async () => {
    const { status } = await sendAreaOrder(await demo(), areaOrder({ internet: [internet] }));
    expect([status.code, status.message]).toEqual(["already_done", "You already have internet at this address, or have ordered it."]);
  });
});

describe("the sum that the page has shown", () => {
  test("that no longer holds is answered with the new one, and is placed with it under the same key", async () => {
    const own = await newcomer(api);
    const key = newKey();
    const refused = await sendAreaOrder(own, areaOrder({ internet: [internet] }, { bundlesPrice: 9 }), key);
    expect([refused.http, refused.status.code]).toEqual([409, "price_changed"]);
    expect((refused.answer as unknown as { data: object }).data).toEqual({
      total: 10,
      lines: [{ kind: "internet", wpId: "1201", t: ["Fibre", "500 Mbps"], prc: 10 }],
    });
    const body = areaOrder({ internet: [internet] }, { bundlesPrice: 10 });
    const first = await sendAreaOrder(own, body, key);
    expect(first.status.error).toBe(false);
    expect((await sendAreaOrder(own, body, key)).answer.data).toEqual(first.answer.data);
    expect((await own.ask(customerOrders, { query: { lang: "en" } })).answer.total_items).toBe(1);
  });
});

test("two orders at once make one order", async () => {
  const own = await newcomer(api);
  const answered = await Promise.all([1, 2].map(() => sendAreaOrder(own, areaOrder({ internet: [internet] }))));
  expect(answered.map(({ status }) => status.code).toSorted()).toEqual(["already_done", undefined]);
});

describe("a landline or TV that is added while the home's internet is awaited", () => {
  const added = { landline: [landline], tv: [tvInFrench] };
  /** Returns the day of the visit at which TV is installed, as the page of TV shows it. */
  const visitOf = async ({ ask }: Customer) => {
    const { answer } = await ask(myDigiProduct, { query: { product: "tv", "address-id": grandPlace, lang: "en" } });
    return "packages_from" in answer ? answer.packages_from : undefined;
  };

  test("shares the visit, also before its day is known, and follows it", async () => {
    const own = await newcomer(api);
    expect(await visitOf(own)).toBeUndefined();
    const first = await placedInArea(own, areaOrder({ internet: [internet] }));
    expect(await visitOf(own), "no day is agreed yet").toBeNull();
    const { answer } = await sendAreaOrder(own, areaOrder(added));
    const { orderId, ...data } = answer.data as unknown as { orderId: string; outcome: string; warnings: unknown[] };
    expect(data).toMatchObject({ outcome: "accepted", warnings: [] });
    expect(await startsOf(orderId)).toEqual([null, null]);
    const before = await orderOf(own, orderId);
    expect(before).toMatchObject({ needs: [], slot: null, move_until: null });
    expect(before.steps.find(({ id }) => id === "visit")?.text).toBe(
      `The technician comes once, for your order ${first}: choose the day there.`,
    );
    expect((await mailsTo(api, own.email))[0]?.text).toContain(`the technician’s visit of your order ${first}`);
    const slot = await lateSlot();
    expect((await own.ask(moveSlot, { query: { orderId }, body: slot })).status.code).toBe("already_done");
    expect((await own.ask(moveSlot, { query: { orderId: first }, body: slot })).status.error).toBe(false);
    expect(await startsOf(orderId)).toEqual([slotEndMs(slot), slotEndMs(slot)]);
    expect(await orderOf(own, orderId)).toMatchObject({ slot, needs: [], move_until: null });
    const later = await lateSlot(1);
    await own.ask(moveSlot, { query: { orderId: first }, body: later });
    expect(await startsOf(orderId)).toEqual([slotEndMs(later), slotEndMs(later)]);
  });

  test("begins on day 15 where the visit comes sooner and no earlier start was asked for", async () => {
    const own = await newcomer(api);
    const first = await placedInArea(own, areaOrder({ internet: [internet] }, { startEarly: true }));
    const { date } = (await installDays(api))[0] ?? expect.unreachable();
    await own.ask(moveSlot, { query: { orderId: first }, body: { date, intervalValue: "08:00-12:00" } });
    expect(await visitOf(own)).toBe(date);
    const orderId = await placedInArea(own, areaOrder({ landline: [landline] }));
    expect(date < firstDayAfterWithdrawal(todayInBrussels(time.now()))).toBe(true);
    expect(await startsOf(orderId)).toEqual([startOfDay15()]);
  });

  test("leaves with the order that it needs, which says so before; TV that a mobile line carries is posted instead", async () => {
    const own = await newcomer(api);
    const first = await placedInArea(own, areaOrder({ internet: [internet] }));
    const orderId = await placedInArea(own, areaOrder({ landline: [landline] }));
    expect((await orderOf(own, first)).takes_along).toEqual([{ t: ["Landline"], orderId }]);
    expect((await orderOf(own, orderId)).takes_along).toBeUndefined();
    expect((await own.ask(cancelOrder, { query: { orderId: first }, body: {} })).status.error).toBe(false);
    expect(await orderOf(own, orderId)).toMatchObject({ status: "cancelled", needs: [], can_cancel: false });
    expect((await rowsOf(api, orderId)).products).toEqual([]);
    const cancelled = (await mailsTo(api, own.email)).find(({ subject }) => subject === `Order ${first} is cancelled`);
    expect(cancelled?.text).toContain(`Also cancelled, because it doesn’t work without this order: Landline (${orderId}).`);

    const withLine = await customerOf(api, "demo@digi.example");
    const home = { installAddress: { fttbAddressId: grandPlace, box: "77" } };
    const awaited = await placedInArea(withLine, areaOrder({ internet: [internet] }, home));
    const tv = await placedInArea(withLine, areaOrder({ tv: [tvInFrench] }, home));
    expect((await orderOf(withLine, awaited)).takes_along, "any mobile line carries TV").toBeUndefined();
    await withLine.ask(cancelOrder, { query: { orderId: awaited }, body: {} });
    expect(await orderOf(withLine, tv)).toMatchObject({ status: "open", needs: [] });
    expect(await startsOf(tv)).toEqual([startOfDay15()]);
  });

  test("has a visit of its own on the day of the awaited one", async () => {
    const other = await newcomer(api);
    const slot = await lateSlot();
    const internetId = await placedInArea(other, areaOrder({ internet: [internet] }));
    await other.ask(moveSlot, { query: { orderId: internetId }, body: slot });
    const moveMs = Date.parse(`${slot.date}T07:00:00+01:00`) - time.now();
    time.pass(moveMs);
    const then = await again(api, other);
    const { answer } = await sendAreaOrder(then, areaOrder({ landline: [landline] }));
    expect(answer.data as unknown).toMatchObject({ outcome: "warning", warnings: [{ code: "no_slot" }] });
    time.pass(-moveMs);
  });
});

test("the first bill has the price of the card, from the day on which it works", async () => {
  const own = await newcomer(api);
  await placedInArea(own, areaOrder({ internet: [internet] }, { bundlesPrice: 10 })).then(async (orderId) =>
    own.ask(moveSlot, { query: { orderId }, body: await lateSlot() }),
  );
  time.pass(40 * dayMs);
  const then = await again(api, own);
  const { invoices } = (await then.ask(myDigiInvoices, { query: {} })).answer;
  const whole = invoices.flatMap(({ lines }) => lines).find(({ amount }) => amount === 10);
  expect(whole).toMatchObject({ kind: "product" });
  time.pass(-40 * dayMs);
});

describe("the contract summary of one card", () => {
  const nothing = { mobile: [], internet: null, tv: null, landline: null };
  test.each([
    ["a landline", { ...nothing, landline }, "FTTB-9000-1-01-10", "Landline"],
    ["TV in French in Ghent’s language area", { ...nothing, tv: { i: "tv-max-fr", wpId: "1304" } }, "FTTB-2000-1-01-50", "Max in French"],
  ])("is made for %s alone", async (_what, bundle, fttbAddressId, name) => {
    const body = { bundle, promo_code: { voucher: null, dealerCare: null }, installAddress: { fttbAddressId }, lang: "en" };
    const { status, answer } = await (await demo()).ask(contractSummary, { body });
    expect(status.error, JSON.stringify(status)).toBe(false);
    expect(answer.data.provider.join(" ")).toContain(name);
  });
});
