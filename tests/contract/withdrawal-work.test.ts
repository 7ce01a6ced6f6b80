/**
 * Tests that a declaration of withdrawal costs the API the same work whatever person and contract it names, as long as no contract ends by
 * it. So nobody can learn from the duration of the answer whether a contract exists, or whose it is (decisions §14).
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { orders } from "#demo/api/db/schema-orders.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer } from "./support/area.ts";
import { startSmtpServer } from "./support/smtp-server.ts";
import { recordStatements } from "./support/statements.ts";
import { orderedBy, stateTo, storedOf, taken, unproven, type Named, type Statement } from "./support/withdrawal.ts";

const time = createTime();
let api: TestApi;
let named: Named;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 1000 });
  const { email } = await newcomer(api);
  const orderId = await orderedBy(await newcomer(api), { startEarly: false });
  await api.context.db.update(orders).set({ email }).where(eq(orders.number, orderId));
  named = { orderId, email };
});
afterAll(() => api.close());

let senders = 0;

/**
 * Returns the work of the API for a declaration: its SQL statements in order, its mails and its hashes. `shape` is everything else that a
 * stranger sees, without the values that differ in each answer.
 */
async function workOf(statement: Statement) {
  const queued = vi.spyOn(api.context.mailer, "enqueue");
  const hashes = [vi.spyOn(api.context.secrets, "hash"), vi.spyOn(api.context.secrets, "isRight")];
  const keyed = vi.spyOn(api.context, "keyedHash");
  const statements = recordStatements(api);
  // Each statement has a name of its own, because an equal one within 60 seconds gets the first one's receipt.
  const { http, headers, status, answer } = await stateTo(api, { ...statement, name: `${statement.name ?? "Nora"} ${++senders}` });
  const work = {
    statements: statements.end(),
    mails: queued.mock.calls.length,
    hashes: hashes.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    keyed: keyed.mock.calls.length,
  };
  for (const spy of [queued, keyed, ...hashes]) spy.mockRestore();
  const names = Object.keys(headers).filter((name) => !/^(date|x-ratelimit-)/.test(name));
  const { reference, receivedAt } = answer.data;
  return { work, reference, shape: { http, status, names, length: headers["content-length"], reference: reference.length, receivedAt } };
}

test("ten statements that end nothing: the same work and the same answer, however often each is sent", async () => {
  const first = await workOf({});
  expect(first.work.statements.length).toBeGreaterThan(10);
  expect(first.work).toMatchObject({ mails: 3, hashes: 0 });
  expect(first.shape).toMatchObject({ http: 200, status: { message: taken } });
  // More often than the bounds of the mails to one address allow.
  for (let round = 0; round < 5; round++)
    for (const [what, statement] of unproven) {
      const { work, shape } = await workOf(statement(named));
      expect(work, what).toEqual(first.work);
      expect(shape, what).toEqual(first.shape);
    }
});

test("after the last day, whoever guesses the email of an order is answered by the same work as whoever does not", async () => {
  const first = await workOf({});
  const { placedAt } = (await api.context.db.select().from(orders).where(eq(orders.number, named.orderId)))[0] ?? expect.fail("no order");
  const late = new Date(time.now() - 30 * 24 * 3_600_000);
  await api.context.db.update(orders).set({ placedAt: late }).where(eq(orders.number, named.orderId));
  const { work, shape, reference } = await workOf({ contract: named.orderId, email: named.email });
  expect((await storedOf(api, reference))?.effect).toBe("to-check");
  expect(work).toEqual(first.work);
  expect(shape).toEqual(first.shape);
  await api.context.db.update(orders).set({ placedAt }).where(eq(orders.number, named.orderId));
});

test("products are no question to a stranger: they are refused for known and unknown orders alike", async () => {
  const refusals = [];
  for (const contract of [named.orderId, "999999999"]) {
    const statements = recordStatements(api);
    const { http, status } = await stateTo(api, { contract, email: named.email, products: ["made-up"] });
    refusals.push({ http, status, statements: statements.end() });
  }
  expect(refusals[0]).toMatchObject({ http: 422, status: { code: "invalid" } });
  expect(refusals[1]).toEqual(refusals[0]);
});

test("the answer waits for no mail: it comes while the mail server says nothing, for known and unknown contracts", async () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const post = await startSmtpServer(0, undefined, held);
  const own = await startApi({ demo: false, smtpUrl: post.url });
  const [order] = await api.context.db.select().from(orders).where(eq(orders.number, named.orderId));
  await own.context.db.insert(orders).values({ ...(order ?? expect.fail("no order")), accountId: null, contractSummary: null });
  for (const [contract, email] of [
    [named.orderId, "known@example.com"],
    ["999999999", "unknown@example.com"],
  ] as const)
    expect((await stateTo(own, { contract, email })).status.message).toBe(taken);
  const reached = () => post.received.flatMap(({ to }) => to);
  // The server takes the next mail once it has answered the one before.
  expect(reached().length).toBeLessThanOrEqual(1);
  letGo();
  for (const email of ["known@example.com", "unknown@example.com"]) await expect.poll(reached).toContain(email);
  await own.close();
  await post.close();
});
