/** Tests the technician's visits: there are never more orders than free times, and a time that is given up is free again. */
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { InstallSlot, SlotTaken } from "#core/domain/order/installation.schema.ts";
import { cancelOrder, moveSlot } from "#core/domain/order/order-changes.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";
import { publicHolidays } from "#core/base/values/working-days.ts";
import { installSlots, orders, products } from "#demo/api/db/schema-orders.ts";
import { visitsPerSlot } from "#demo/api/domain/slots.rules.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { newKey } from "./support/order.ts";
import { addressAt, customersOrder, grandPlace, inAnotherHome, internetOrder as ordered } from "./support/sample-orders.ts";
import { mailsTo } from "./support/outbox.ts";
import { again, atLast, installDays, orderAs, orderIdOf, slotAt, visitsSent } from "./support/slots.ts";

const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
let customer: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50, customerScale: 50 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.db.delete(installSlots);
  customer = await newcomer(api);
});

const internetOrder = (slot: FlowOrder["order"]["installation"]): FlowOrder => inAnotherHome(ordered(slot));
const days = () => installDays(api);
const slotOn = (index: number, interval?: number) => slotAt(api, index, interval);
const placeOrder = (body: FlowOrder, key?: string) => orderAs(customer, body, key);
const placed = (body: FlowOrder) => orderIdOf(customer, body);

function placeOrderAtLast(body: FlowOrder): ReturnType<typeof placeOrder> {
  const key = newKey();
  return atLast(() => placeOrder(body, key));
}
const isTaken = ({ http, status }: { http: number; status: { code?: unknown } }): boolean => http === 409 && status.code === "slot_taken";

const countVisits = async (): Promise<number> => (await api.context.db.select({ taken: count() }).from(installSlots))[0]?.taken ?? 0;
const cancelling = (orderId: string) => customer.ask(cancelOrder, { query: { orderId }, body: {} });
const moving = (orderId: string, body: InstallSlot) => customer.ask(moveSlot, { query: { orderId }, body });

describe("places of a slot", () => {
  test("10 of 100 orders at once get one; 90 are told the next that is free [C-153, C-300]", async () => {
    const slot = await slotOn(12);
    const answered = await Promise.all(Array.from({ length: 100 }, () => placeOrderAtLast(internetOrder(slot))));
    expect(answered.filter(({ status }) => !status.error)).toHaveLength(visitsPerSlot);
    const refused = answered.filter(isTaken);
    expect(refused).toHaveLength(90);
    for (const { answer } of refused)
      expect((answer as unknown as { data: SlotTaken }).data.next).toEqual({ date: (await days())[0]?.date, intervalValue: "08:00-12:00" });
    expect(await countVisits()).toBe(visitsPerSlot);
    const left = (await days()).find(({ date }) => date === slot.date)?.intervals;
    expect(left?.map(({ intervalValue }) => intervalValue)).toEqual(["12:00-16:00", "16:00-20:00"]);
    const { next } = refused.map(({ answer }) => (answer as unknown as { data: SlotTaken }).data)[0] ?? { next: null };
    expect((await placeOrder(internetOrder(next))).status.error).toBe(false);
  });

  test("the next that is offered keeps to the withdrawal period where nobody asked to begin early", async () => {
    const late = (await days()).findIndex(({ date }) => date > addDays(todayInBrussels(time.now()), 14));
    const slot = await slotOn(late);
    const body = internetOrder(slot);
    const patient = { ...body, order: { ...body.order, startEarly: false } };
    for (let index = 0; index < visitsPerSlot; index++) await placed(inAnotherHome(patient));
    const { answer } = await placeOrder(inAnotherHome(patient));
    expect((answer as unknown as { data: SlotTaken }).data.next).toEqual({ date: slot.date, intervalValue: "12:00-16:00" });
  });

  test("one key never takes two, however often and at once it is sent", async () => {
    const [key, body] = [newKey(), internetOrder(await slotOn(0))];
    await Promise.all(Array.from({ length: 20 }, () => placeOrder(body, key)));
    const late = await placeOrder(body, key);
    expect([late.status.error, await countVisits()]).toEqual([false, 1]);
    // The day is no longer offered when the order is sent again; it is answered as placed all the same.
    time.pass(dayMs - hourMs);
    customer = await again(api, customer);
    expect((await days())[0]?.date).not.toBe(body.order.installation?.date);
    expect((await placeOrder(body, key)).answer).toEqual(late.answer);
  });

  test("50 that are cancelled and ordered again at once are never too many, and none is lost", async () => {
    const slot = await slotOn(12);
    let held = await Promise.all(Array.from({ length: visitsPerSlot }, () => placed(internetOrder(slot))));
    for (let round = 0; round < 10; round++) {
      const [given, kept] = [held.slice(0, 5), held.slice(5)];
      const [cancelled, ordered] = await Promise.all([
        Promise.all(given.map(cancelling)),
        Promise.all(Array.from({ length: 8 }, () => placeOrder(internetOrder(slot)))),
      ]);
      expect(cancelled.map(({ status }) => status.error)).toEqual(given.map(() => false));
      expect(await countVisits()).toBeLessThanOrEqual(visitsPerSlot);
      held = [...kept, ...ordered.flatMap(({ status, answer }) => (status.error ? [] : [answer.data.orderId]))];
      expect(held).toHaveLength(await countVisits());
      while (held.length < visitsPerSlot) held.push(await placed(internetOrder(slot)));
      expect(isTaken(await placeOrder(internetOrder(slot)))).toBe(true);
    }
  });

  test("what is moved gives its place back; a slot that is full is refused, and the old one stays", async () => {
    const [from, to] = [await slotOn(12), await slotOn(13)];
    const [first, ...others] = await Promise.all(Array.from({ length: visitsPerSlot }, () => placed(internetOrder(from))));
    const inTo = await placed(internetOrder(to));
    expect(isTaken(await moving(inTo, from))).toBe(true);
    const { status, answer } = await moving(first ?? "", to);
    expect([status.error, answer.data]).toEqual([false, to]);
    expect((await moving(inTo, from)).status.error).toBe(false);
    expect(isTaken(await moving(first ?? "", from))).toBe(true);
    expect((await visitsSent(api, first ?? "")).map(({ sequence }) => sequence)).toEqual([0, 1]);
    const rows = await api.context.db
      .select({ slot: installSlots, order: orders })
      .from(installSlots)
      .innerJoin(orders, eq(orders.id, installSlots.orderId));
    expect(rows.find(({ order }) => order.number === first)?.slot).toMatchObject({ ...to, sequence: 1 });
    expect(rows.filter(({ slot }) => slot.date === from.date)).toHaveLength(others.length + 1);
    // Moving the visit to the same day again changes nothing.
    expect((await moving(first ?? "", to)).status.error).toBe(false);
  });
});

describe("an order with a slot", () => {
  test.each([
    ["en", "The technician comes on"],
    ["fr", "Le technicien passe le"],
    ["nl", "De technicus komt op"],
  ] as const)("works from its end on, and says so in its mail (%s)", async (lang, words) => {
    const slot = await slotOn(12, 1);
    const { answer } = await placeOrder({ ...internetOrder(slot), lang });
    expect(answer.data).toMatchObject({ outcome: "accepted", warnings: [] });
    const [row] = await api.context.db
      .select({ startsAt: products.startsAt })
      .from(products)
      .innerJoin(orders, eq(orders.id, products.orderId))
      .where(eq(orders.number, answer.data.orderId));
    const shown = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Brussels", dateStyle: "short", timeStyle: "short" }).format(
      row?.startsAt ?? 0,
    );
    expect(shown).toBe(`${slot.date} 16:00`);
    const [mail] = await mailsTo(api, customer.email);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toMatch(/\b12(:00|\sh)?\b.*\b16(:00|\sh|\suur)/);
  });

  const withOrder = (change: Partial<FlowOrder["order"]>) => async () => {
    const body = internetOrder(await slotOn(12));
    return { ...body, order: { ...body.order, ...change } };
  };
  const at = (installation: unknown) => withOrder({ installation } as never);
  const hour = "08:00-12:00";
  /** Moves the clock until a public holiday lies between days that are offered for visits, and returns the date of the holiday. */
  async function holiday(): Promise<string> {
    for (;;) {
      const offered = (await days()).map(({ date }) => date);
      const found = publicHolidays(2026).find((date) => date > (offered[0] ?? "") && date < (offered.at(-1) ?? ""));
      if (found) return found;
      time.pass(dayMs);
      customer = await again(api, customer);
    }
  }
  test.each([
    ["a day that is past", at({ date: "2020-01-06", intervalValue: hour }), "date"],
    [
      "a public holiday in the midst of the days that are offered",
      async () => at({ date: await holiday(), intervalValue: hour })(),
      "date",
    ],
    [
      "a Sunday",
      async () => at({ date: addDays((await slotOn(0)).date, 7 - new Date((await slotOn(0)).date).getUTCDay()), intervalValue: hour })(),
      "date",
    ],
    ["a day long after", at({ date: "2030-01-07", intervalValue: hour }), "date"],
    ["no day of the calendar", at({ date: "2027-02-30", intervalValue: hour }), "date"],
    ["another interval", at({ date: "2027-01-04", intervalValue: "09:00-10:00" }), "intervalValue"],
    ["no interval", at({ date: "2027-01-04" }), "intervalValue"],
    ["an interval without a day", at({ date: null, intervalValue: hour }), "date"],
    ["nothing, where a technician has to come", at(null), "installation"],
    [
      "a day within the withdrawal period that nobody asked for expressly",
      async () => withOrder({ startEarly: false, installation: await slotOn(0) })(),
      "date",
    ],
    [
      "an address to which no technician comes",
      async () => ({ ...internetOrder(await slotOn(12)), installAddress: { fttbAddressId: "FTTB-2000-1-01-50" } }),
      "date",
    ],
    [
      "a slot, where nobody has to come",
      async () => ({ ...customersOrder(), order: { ...customersOrder().order, installation: await slotOn(12) } }),
      "installation",
    ],
  ])("is refused with %s", async (_what, body, field) => {
    const { http, status } = await placeOrder((await body()) as FlowOrder);
    expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", [field]]);
    expect(await countVisits()).toBe(0);
  });

  test("is taken without a date where there is none to be had (Meir 50), with the warning no_slot", async () => {
    const body = { ...internetOrder({ date: null, intervalValue: null }), installAddress: { fttbAddressId: "FTTB-2000-1-01-50" } };
    const { answer } = await placeOrder({ ...body, clientAddress: addressAt() });
    expect(answer.data).toMatchObject({ outcome: "warning", warnings: [{ code: "no_slot" }] });
  });

  test("TV beside a mobile plan comes by post, and needs nobody", async () => {
    const { mobile } = customersOrder().bundle;
    const bundle = { mobile, internet: null, tv: { i: "tv-max-nl", wpId: "1303" }, landline: null };
    const { answer } = await placeOrder({ ...customersOrder(), bundle, bundlesPrice: 24, installAddress: { fttbAddressId: grandPlace } });
    expect(answer.data).toMatchObject({ outcome: "accepted", warnings: [] });
  });
});

describe("what was ordered", () => {
  test("can be cancelled or moved once, by its customer alone", async () => {
    const slot = await slotOn(0);
    const [orderId, cancelled] = [await placed(internetOrder(slot)), await placed(internetOrder(slot))];
    const stranger = await newcomer(api);
    expect((await stranger.ask(cancelOrder, { query: { orderId }, body: {} })).status.code).toBe("not_found");
    expect((await stranger.ask(moveSlot, { query: { orderId }, body: slot })).status.code).toBe("not_found");
    expect((await cancelling(cancelled)).status.error).toBe(false);
    const gone = (await mailsTo(api, customer.email)).find(({ subject }) => subject === `Order ${cancelled} is cancelled`);
    expect(gone?.attachments.map(({ type }) => type)).toEqual(["text/calendar; charset=utf-8; method=CANCEL"]);
    const mine = async () => (await customer.ask(myDigiProducts, { query: { lang: "en" } })).answer.sections.flatMap(({ items }) => items);
    expect(await mine()).toHaveLength(1);
    expect((await cancelling(cancelled)).status.code).toBe("already_done");
    expect((await moving(cancelled, slot)).status.code).toBe("already_done");
    expect(await countVisits()).toBe(1);
  });

  test("can be cancelled and moved on the day before its slot, and neither on its day", async () => {
    const slot = await slotOn(0);
    const order = () => placed(internetOrder(slot));
    const [cancelled, moved, staying, waiting] = [await order(), await order(), await order(), await order()];
    while (todayInBrussels(time.now()) < addDays(slot.date, -1)) time.pass(dayMs);
    expect(todayInBrussels(time.now())).toBe(addDays(slot.date, -1));
    customer = await again(api, customer);
    const next = await slotOn(3);
    expect([(await cancelling(cancelled)).status.error, (await moving(moved, next)).status.error]).toEqual([false, false]);
    expect(await countVisits()).toBe(3);

    time.pass(dayMs);
    expect(todayInBrussels(time.now())).toBe(slot.date);
    customer = await again(api, customer);
    expect([(await cancelling(staying)).status.code, (await moving(waiting, next)).status.code]).toEqual(["already_done", "already_done"]);
    // The moved visit is on a later day, so it can still be cancelled.
    expect((await cancelling(moved)).status.error).toBe(false);
    expect(await countVisits()).toBe(2);
  });

  test("is one visit in the customer's calendar: moved by a higher number, and taken out by one that is higher still", async () => {
    const [slot, next] = [await slotOn(0), await slotOn(3, 1)];
    const [orderId, unmoved] = [await placed(internetOrder(slot)), await placed(internetOrder(slot))];
    await moving(orderId, next);
    for (const each of [orderId, unmoved]) await cancelling(each);
    const type = (method: string) => `text/calendar; charset=utf-8; method=${method}`;
    const published = { type: type("PUBLISH"), method: "PUBLISH", status: "CONFIRMED" };
    const cancelled = { type: type("CANCEL"), method: "CANCEL", status: "CANCELLED" };
    const [from, to] = [{ start: `${slot.date}T08:00:00` }, { start: `${next.date}T12:00:00` }];
    expect(await visitsSent(api, orderId)).toEqual(
      [
        { ...published, ...from, sequence: 0 },
        { ...published, ...to, sequence: 1 },
        { ...cancelled, ...to, sequence: 2 },
      ].map((visit) => ({ uid: `order-${orderId}@localhost`, ...visit })),
    );
    const [invited, gone] = await visitsSent(api, unmoved);
    expect([invited, gone]).toMatchObject([
      { ...published, sequence: 0 },
      { ...cancelled, ...from, sequence: 1 },
    ]);
    expect(gone?.uid).toBe(invited?.uid);
  });

  test("without a slot gets one by the same call; a day that is not offered is refused at its field", async () => {
    const orderId = await placed(internetOrder({ date: null, intervalValue: null }));
    const past = await moving(orderId, { ...(await slotOn(0)), date: todayInBrussels(time.now()) });
    expect([past.http, Object.keys(past.status.message as object)]).toEqual([422, ["date"]]);
    expect((await moving(orderId, await slotOn(5))).status.error).toBe(false);
    expect(await countVisits()).toBe(1);
  });

  test("whose eSIM works already is no more cancelled here", async () => {
    const { mobile } = customersOrder().bundle;
    const body = internetOrder(await slotOn(12));
    const orderId = await placed({ ...body, bundle: { ...body.bundle, mobile }, bundlesPrice: 22 });
    expect((await cancelling(orderId)).status.code).toBe("already_done");
    expect(await countVisits()).toBe(1);
  });
});
