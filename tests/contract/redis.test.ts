/** Tests rate limits that several processes count together in Redis, which may become unreachable. */
import { afterEach, expect, test } from "vitest";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { startProxy } from "./support/proxy.ts";
import { ownRedisUrl, redisAddress } from "./support/redis.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** The scale with which two calls a minute are allowed. */
const rateLimitScale = 0.1;

async function start(redisUrl: string | undefined): Promise<TestApi> {
  const api = await startApi({ redisUrl, rateLimitScale });
  stops.push(api.close);
  return api;
}

const ask = async (api: TestApi): Promise<number> => (await call(api, formsSubscribe, { body: {} })).http;
const hasLogged = (api: TestApi, text: string) => api.logs.some((line) => line.includes(text));

test("what one has answered counts at the other, and a line at start says so", async () => {
  const redisUrl = ownRedisUrl();
  const [one, other] = [await start(redisUrl), await start(redisUrl)];
  expect([await ask(one), await ask(other), await ask(one), await ask(other)]).toEqual([422, 422, 429, 429]);
  expect(hasLogged(one, "rate limits are shared by Redis")).toBe(true);
});

test("without a Redis each counts by itself, and a line at start says so", async () => {
  const [one, other] = [await start(undefined), await start(undefined)];
  expect([await ask(one), await ask(one), await ask(one), await ask(other)]).toEqual([422, 422, 429, 422]);
  expect(hasLogged(one, "REDIS_URL shares them")).toBe(true);
});

test("a Redis that goes away, or says nothing, stops no call and frees nobody; once it is back it counts on", async () => {
  const proxy = await startProxy(redisAddress.port, redisAddress.host);
  stops.push(proxy.close);
  const api = await start(ownRedisUrl(proxy.port));
  expect([await ask(api), await ask(api), await ask(api)]).toEqual([422, 422, 429]);
  proxy.cut(true);
  // Without Redis the process counts by itself from here on, and begins at zero.
  expect([await ask(api), await ask(api), await ask(api), await ask(api)]).toEqual([422, 422, 429, 429]);
  const attempts = proxy.connections();
  await expect.poll(proxy.connections).toBeGreaterThan(attempts + 2);
  expect(api.logs.filter((line) => line.includes("Redis is gone"))).toHaveLength(1);
  proxy.cut(false);
  await expect.poll(() => hasLogged(api, "Redis is back")).toBe(true);
  expect(await ask(api)).toBe(429);
  proxy.silence(true);
  expect(await ask(api)).toBe(429);
});

test("an address where nobody answers is told at start", async () => {
  const nobody = await startProxy(redisAddress.port);
  nobody.close();
  await expect(startApi({ redisUrl: `redis://127.0.0.1:${nobody.port}` })).rejects.toThrow("Redis does not answer at REDIS_URL");
});
