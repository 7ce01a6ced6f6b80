/** A PostgreSQL that cuts its connections or falls silent, as in a failover: only the calls that it was answering fail. */
import { afterEach, expect, test } from "vitest";
import { addressCity } from "#core/address/address.contract.ts";
import { freeCaptchas, givePassword, newCustomer } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { withClient } from "./support/database-template.ts";
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

/** As administrators see it, by a connection of their own. */
const ask = (api: TestApi, what: string) =>
  withClient(process.env["DATABASE_URL"] ?? "", async (client) => {
    const name = new URL(api.databaseUrl).pathname.slice(1);
    const { rows } = await client.query<{ count: number }>(`select count(${what})::int from pg_stat_activity where datname = $1`, [name]);
    return rows[0]?.count ?? 0;
  });

const inTransaction = "case when state like '%in transaction%' then 1 end";
const ended = "case when pg_terminate_backend(pid) then 1 end";

test("connections that are cut inside of transactions cost the calls that they answered, and nothing else", async () => {
  // A real hash: the transactions of logins stay open for it.
  const api = await start({ hashMemory: 19_456, rateLimitScale: 10 });
  const captcha = freeCaptchas(api);
  const { email } = await newCustomer(api);
  const login = (username: string) => givePassword(api, username, undefined, { body: { recaptcha: captcha() } });
  for (let round = 0; round < 3; round++) {
    const logins = Array.from({ length: 40 }, async (_one, index) => login(`nobody.${round}.${index}@example.com`));
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
    expect((await login(email)).http).toBe(200);
    expect((await api.app.inject("/health")).statusCode).toBe(200);
  }
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
