/** Tests a PostgreSQL that cuts its connections or falls silent, as in a failover: only the calls that were being answered may fail. */
import { inArray } from "drizzle-orm";
import type { Client } from "pg";
import { afterEach, expect, test } from "vitest";
import { addressCity } from "#core/domain/address/address.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { orderKeys } from "#demo/api/db/schema-orders.ts";
import { mails } from "#demo/api/db/schema.ts";
import { subscribers } from "#demo/api/db/schema-forms.ts";
import { documentQueueSize } from "#demo/api/http/queue.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { bearer, freeCaptchas, givePassword, newCustomer, signIn } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { withClient } from "./support/database-template.ts";
import { newsletterForm } from "./support/forms.ts";
import { newKey } from "./support/order.ts";
import { customersOrder } from "./support/sample-orders.ts";
import { startProxy } from "./support/proxy.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function start(options: Parameters<typeof startApi>[0] = {}): Promise<TestApi> {
  const api = await startApi(options);
  stops.push(api.close);
  return api;
}

/** Runs a query on the API's database by another connection, as an administrator would. */
const ask = (api: TestApi, what: string) =>
  withClient(process.env["DATABASE_URL"] ?? "", async (client) => {
    const name = new URL(api.databaseUrl).pathname.slice(1);
    const { rows } = await client.query<{ count: number }>(`select count(${what})::int from pg_stat_activity where datname = $1`, [name]);
    return rows[0]?.count ?? 0;
  });

type Subscription = { readonly email: string; readonly http: number };

async function subscribe(api: TestApi, token: string): Promise<Subscription> {
  const form = newsletterForm(token);
  return { email: form.email, http: (await call(api, formsSubscribe, { body: form })).http };
}

/** Returns those of the given email addresses that the database has stored, each as often as it is stored. */
async function kept({ context: { db } }: TestApi, subscriptions: readonly Subscription[]) {
  const addresses = subscriptions.map(({ email }) => email);
  const rows = await db.select({ email: subscribers.email }).from(subscribers).where(inArray(subscribers.email, addresses));
  const queued = await db.select({ email: mails.recipient }).from(mails).where(inArray(mails.recipient, addresses));
  const sorted = (found: readonly { readonly email: string }[]): string[] => found.map(({ email }) => email).toSorted();
  return { rows: sorted(rows), queued: sorted(queued) };
}

const inTransaction = "case when state like '%in transaction%' then 1 end";
const ended = "case when pg_terminate_backend(pid) then 1 end";

test("connections that are cut inside of transactions cost the calls that they answered, and nothing else", async () => {
  // Hashes have their real cost here, so that the transactions of logins stay open for some time.
  const api = await start({ hashMemory: 19_456, rateLimitScale: 10 });
  const captcha = freeCaptchas(api);
  const { email } = await newCustomer(api);
  const login = (username: string) => givePassword(api, username, undefined, { body: { recaptcha: captcha() } });
  const subscriptions: Subscription[] = [];
  for (let round = 0; round < 3; round++) {
    const subscribed: Promise<Subscription>[] = [];
    const logins = Array.from({ length: 40 }, async (_one, index) => {
      if (index % 4 === 0) subscribed.push(subscribe(api, captcha()));
      return login(`nobody.${round}.${index}@example.com`);
    });
    while ((await ask(api, inTransaction)) === 0);
    expect(await ask(api, ended)).toBeGreaterThan(0);
    const answers = await Promise.all(logins);
    const cut = answers.filter(({ http }) => http === 503);
    expect(cut.length).toBeGreaterThan(0);
    for (const { headers, status } of cut) {
      expect(headers["retry-after"]).toBe("2");
      expect(status.message).toContain("try again");
    }
    expect(answers.filter(({ http }) => http !== 503).every(({ http }) => http === 401)).toBe(true);
    subscriptions.push(...(await Promise.all(subscribed)));
    expect((await login(email)).http).toBe(200);
    expect((await api.app.inject("/health")).statusCode).toBe(200);
  }
  // A visitor who got a success has the subscription and its mail; one who got a failure has neither.
  expect(subscriptions).toHaveLength(30);
  expect(subscriptions.filter(({ http }) => http !== 200 && http !== 503)).toEqual([]);
  const acknowledged = subscriptions.filter(({ http }) => http === 200).map((one) => one.email);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(await kept(api, subscriptions)).toEqual({ rows: acknowledged.toSorted(), queued: acknowledged.toSorted() });
});

test("a transaction that cannot begin gives its connection back", async () => {
  const { app, context } = await start();
  const wrong = { isolationLevel: "of no kind" as "serializable" };
  for (let count = 0; count < 11; count++) {
    await expect(context.db.transaction(async () => undefined, wrong)).rejects.toThrow("begin isolation level of no kind");
  }
  expect((await app.inject("/health")).statusCode).toBe(200);
});

async function proxyOf(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const proxy = await startProxy(Number(target.port || 5432), target.hostname);
  stops.push(proxy.close);
  const address = new URL(databaseUrl);
  address.hostname = "127.0.0.1";
  address.port = String(proxy.port);
  return { databaseUrl: address.href, silence: proxy.silence };
}

test("a database that falls silent is told of, and used again when it speaks", async () => {
  const { databaseUrl } = await start();
  const proxy = await proxyOf(databaseUrl);
  const api = await start({ databaseUrl: proxy.databaseUrl });
  proxy.silence(true);
  const health = api.app.inject("/health");
  const city = call(api, addressCity, { body: { postalCode: "1000", lang: "en" } });
  expect((await health).statusCode).toBe(503);
  expect((await city).http).toBe(503);
  proxy.silence(false);
  expect((await api.app.inject("/health")).statusCode).toBe(200);
  expect((await call(api, addressCity, { body: { postalCode: "1000", lang: "en" } })).http).toBe(200);
});

/**
 * Returns the connections to this API's database that wait for a lock, or hold the lock under which an API prepares the database, each with
 * the time of its request.
 */
const locking = (client: Client, databaseUrl: string, which: string) =>
  client
    .query<{ pid: number; since: string }>(
      `select pid, query_start::text as since from pg_locks join pg_stat_activity using (pid)
        where datname = $1 and ${which}`,
      [new URL(databaseUrl).pathname.slice(1)],
    )
    .then(({ rows }) => rows);

const waits = "not granted";
const prepares = "locktype = 'advisory' and granted and objid = 7004341";

async function until<Result>(ask: () => Promise<readonly Result[]>): Promise<Result> {
  for (;;) {
    const [first] = await ask();
    if (first !== undefined) return first;
  }
}

test("whoever starts while another prepares the database waits as long as that takes", async () => {
  const { databaseUrl } = await start();
  const starting = await withClient(databaseUrl, async (client) => {
    await client.query("select pg_advisory_lock(7004341)");
    const second = start({ databaseUrl });
    const { since } = await until(() => locking(client, databaseUrl, waits));
    // The second API asks for the lock again and again, so that waiting for it can be told from a connection that has fallen silent.
    await until(async () => (await locking(client, databaseUrl, waits)).filter((one) => one.since !== since));
    return { second };
  });
  expect((await (await starting.second).app.inject("/health")).statusCode).toBe(200);
});

test("a database that falls silent while a start waits in it is told of", async () => {
  const { databaseUrl } = await start();
  const proxy = await proxyOf(databaseUrl);
  await withClient(databaseUrl, async (client) => {
    await client.query("select pg_advisory_lock(7004341)");
    const refused = expect(startApi({ databaseUrl: proxy.databaseUrl })).rejects.toThrow("Query read timeout");
    await until(() => locking(client, databaseUrl, waits));
    proxy.silence(true);
    await refused;
  });
});

test("starts two processes one after the other, though the connection that keeps others out is cut meanwhile", async () => {
  const { databaseUrl } = await start();
  // The locks are read by a connection of their own: within a transaction the view of other connections' activity does not change after the
  // first look.
  const watching = (which: string) => () => withClient(databaseUrl, (watcher) => locking(watcher, databaseUrl, which));
  const [working, preparing] = [watching("locktype = 'relation' and not granted"), watching(prepares)];
  const starting = await withClient(databaseUrl, async (client) => {
    await client.query("begin");
    await client.query("lock table drizzle.__drizzle_migrations in access exclusive mode");
    const starts = [start({ databaseUrl }), start({ databaseUrl })];
    await until(working);
    await until(watching("locktype = 'advisory' and not granted"));
    const cut = await until(preparing);
    await client.query("select pg_terminate_backend($1)", [cut.pid]);
    const next = await until(async () => (await preparing()).filter(({ pid }) => pid !== cut.pid));
    await until(working);
    const atWork = await working();
    await client.query("commit");
    return { starts, next: next.pid, atWork: atWork.map(({ pid }) => pid) };
  });
  expect(starting.atWork).toEqual([starting.next]);
  for (const one of await Promise.all(starting.starts)) expect((await one.app.inject("/health")).statusCode).toBe(200);
});

test("more orders at once than there are connections leave some to everybody else", async () => {
  const api = await start({ rateLimitScale: 100, customerScale: 10 });
  const { email } = await newCustomer(api);
  const { accessToken } = await signIn(api, email);
  const order = () => call(api, bundleOrder, { body: customersOrder(), headers: { "idempotency-key": newKey(), ...bearer(accessToken) } });
  const ordered = await withClient(api.databaseUrl, async (client) => {
    await client.query("begin");
    await client.query("lock table orders in access exclusive mode");
    const all = Array.from({ length: 20 }, order);
    while ((await ask(api, "case when wait_event_type = 'Lock' then 1 end")) < documentQueueSize.atOnce);
    expect((await api.app.inject("/health")).statusCode).toBe(200);
    await client.query("commit");
    return { all };
  });
  expect((await Promise.all(ordered.all)).map(({ http }) => http)).toEqual(ordered.all.map(() => 200));
});

test("an order does not wait for another that forgets old keys", async () => {
  const api = await start({ rateLimitScale: 100 });
  const { email } = await newCustomer(api);
  const { accessToken } = await signIn(api, email);
  const key = newKey();
  const order = (key: string) =>
    call(api, bundleOrder, { body: customersOrder(), headers: { "idempotency-key": key, ...bearer(accessToken) } });
  const first = await order(key);
  await api.context.db.update(orderKeys).set({ expiresAt: new Date(0) });
  await withClient(api.databaseUrl, async (client) => {
    await client.query("begin");
    await client.query("delete from order_keys");
    expect((await order(newKey())).http).toBe(200);
    await client.query("rollback");
  });
  // The key has been forgotten, so the same request is another order.
  expect((await order(key)).answer.data.orderId).not.toBe(first.answer.data.orderId);
});
