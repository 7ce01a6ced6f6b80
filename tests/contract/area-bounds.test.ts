/** Tests that the account lists no more entries than the contract of the call allows, because a page refuses an answer with more. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { orders } from "#demo/api/db/schema-orders.ts";
import { sessions } from "#demo/api/db/schema.ts";
import { createTime, minuteMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer } from "./support/area.ts";
import { mobileOrder, newLine } from "./support/sample-orders.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: createTime().now })));
afterAll(() => api.close());

test("the account lists a hundred contracts, the newest, and a hundred sessions: this one and those that were used last", async () => {
  const own = await newcomer(api);
  const { status, answer } = await own.order(mobileOrder(newLine()));
  expect(status.error).toBe(false);
  const { db } = api.context;
  const [order] = await db.select().from(orders).where(eq(orders.number, answer.data.orderId));
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, order?.accountId ?? ""));
  if (!order || !session) throw new Error("nothing was stored");
  const { id: _order, number: _number, ...ordered } = order;
  const { id: _session, ...opened } = session;
  const later = (minutes: number) => new Date(session.lastUsedAt.getTime() + minutes * minuteMs);
  const hundred = Array.from({ length: 100 }, (_one, index) => index + 1);
  await db.insert(sessions).values(hundred.map((minutes) => ({ ...opened, lastUsedAt: later(minutes) })));
  await db
    .insert(orders)
    .values(hundred.map((minutes) => ({ ...ordered, number: String(900_000_000 + minutes), placedAt: later(minutes) })));
  const { account } = (await own.ask(myDigiAccount)).answer;
  expect([account.sessions.length, account.sessions.at(-1)]).toMatchObject([100, { id: session.id, current: true }]);
  expect(account.sessions[0]?.last_used).toBe(later(100).toISOString());
  expect(account.contracts.map(({ id }) => id)).toEqual(hundred.toReversed().map((minutes) => String(900_000_000 + minutes)));
});
