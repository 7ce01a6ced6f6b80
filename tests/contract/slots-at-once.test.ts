/** Tests that visits which are moved at the same time never take more than the free times, and that no visit is lost. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveSlot } from "#core/domain/order/order-changes.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { installSlots, orders } from "#demo/api/db/schema-orders.ts";
import { visitsPerSlot } from "#demo/api/domain/slots.rules.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { inAnotherHome, internetOrder } from "./support/sample-orders.ts";
import { atLast, orderIdOf, slotAt, visitsSent } from "./support/slots.ts";

let api: TestApi;
let customer: Customer;
beforeAll(async () => {
  api = await startApi({ now: createTime().now, rateLimitScale: 50, customerScale: 50 });
  customer = await newcomer(api);
  await api.context.db.delete(installSlots); // The visits of the sample customers are deleted.
});
afterAll(() => api.close());

const placed = (slot: InstallSlot) => orderIdOf(customer, inAnotherHome(internetOrder(slot)));
const moving = (orderId: string, body: InstallSlot) => customer.ask(moveSlot, { query: { orderId }, body });

/** Returns the slot of each order that has one, by the order's number. */
async function slotsOfOrders() {
  const { date, intervalValue, sequence } = installSlots;
  const slot = { number: orders.number, date, intervalValue, sequence };
  const rows = await api.context.db.select(slot).from(installSlots).innerJoin(orders, eq(orders.id, installSlots.orderId));
  return new Map(rows.map(({ number, ...own }) => [number, own]));
}

test("25 that are moved at once into a slot with one place left: one wins, and nobody loses the old one", async () => {
  const [to, ...from] = [await slotAt(api, 12), await slotAt(api, 13), await slotAt(api, 14), await slotAt(api, 15)];
  for (let index = 0; index < visitsPerSlot - 1; index++) await placed(to);
  const orderIds: string[] = [];
  for (let index = 0; index < 25; index++) orderIds.push(await placed(from[index % from.length] ?? to));
  const before = await slotsOfOrders();
  const answered = await Promise.all(orderIds.map((orderId) => atLast(() => moving(orderId, to))));
  const won = orderIds.filter((_, index) => answered[index]?.status.error === false);
  expect(won).toHaveLength(1);
  expect(answered.filter(({ http, status }) => http === 409 && status.code === "slot_taken")).toHaveLength(24);
  const after = await slotsOfOrders();
  expect(after.size).toBe(before.size);
  for (const [orderId, slot] of before) expect(after.get(orderId), orderId).toEqual(won.includes(orderId) ? { ...to, sequence: 1 } : slot);
  expect([...after.values()].filter(({ date }) => date === to.date)).toHaveLength(visitsPerSlot);
  for (const orderId of orderIds) expect((await visitsSent(api, orderId)).length).toBe(won.includes(orderId) ? 2 : 1);
});
