/**
 * Tests more logins at once than the machine can hash, and more orders at once than it can write. Calls that find the queue full are
 * refused as busy, and do not count as failed attempts.
 */
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { loginFailures } from "#demo/api/db/schema.ts";
import { hashQueueSize, documentQueueSize } from "#demo/api/http/queue.ts";
import { bearer, freeCaptchas, givePassword, newCustomer, refresh, signIn } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { newKey } from "./support/order.ts";
import { customersOrder } from "./support/sample-orders.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimitScale: 100 });
});
afterAll(() => api.close());
afterEach(() => void vi.restoreAllMocks());

let logins = 0;
const tryAgain = (body: object = {}) => givePassword(api, `busy.${++logins}@example.com`, "Wrong-Passw0rd!", { body: { ...body } });

/** Holds back all hashes until they are released. The result also tells how many have begun. */
function holdHashes() {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const spy = vi.spyOn(api.context.secrets, "isRight").mockImplementation(async () => held.then(() => false));
  return { begun: () => spy.mock.calls.length, letGo };
}

test("a full queue answers 503 with Retry-After at once; who waits in it is answered in turn", async () => {
  const captcha = freeCaptchas(api);
  const { email } = await newCustomer(api);
  const { refreshToken } = await signIn(api, email);
  const { atOnce, waiting } = hashQueueSize;
  const failuresBefore = await api.context.db.$count(loginFailures);
  const { begun, letGo } = holdHashes();
  const early = Array.from({ length: atOnce + waiting }, () => tryAgain());
  await expect.poll(begun).toBe(atOnce);

  const refused = [await tryAgain(), await tryAgain({ recaptcha: captcha() })];
  for (const { http, headers, status } of refused) {
    expect([http, headers["retry-after"]]).toEqual([503, "2"]);
    expect(status.message).toContain("try again");
  }
  // Only the logins whose hash has begun are counted, and a call without a hash does not wait.
  expect(begun()).toBe(atOnce);
  const counted = (await api.context.db.$count(loginFailures)) - failuresBefore;
  expect((await refresh(api, { body: { refresh_token: refreshToken } })).http).toBe(200);

  letGo();
  expect((await Promise.all(early)).map(({ http }) => http)).toEqual(early.map(() => 401));
  expect((await tryAgain()).http).toBe(401);
  // One failure of the last login is counted, and none of the logins that were refused.
  const all = (await api.context.db.$count(loginFailures)) - failuresBefore;
  expect(all / (early.length + 1)).toBe(counted / atOnce);
});

test("orders queue apart from logins: beyond that they hear 503 with Retry-After at once, and those that wait are placed", async () => {
  const { email } = await newCustomer(api);
  const { accessToken } = await signIn(api, email);
  const order = () => call(api, bundleOrder, { body: customersOrder(), headers: { "idempotency-key": newKey(), ...bearer(accessToken) } });
  const { atOnce, waiting } = documentQueueSize;
  const entered = vi.spyOn(api.context.documentQueue, "run");
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const works = Array.from({ length: atOnce + waiting - 1 }, () => api.context.documentQueue.run(() => held));
  const last = order();
  await expect.poll(() => entered.mock.calls.length).toBe(atOnce + waiting);
  const { http, headers, status } = await order();
  expect([http, headers["retry-after"]]).toEqual([503, "2"]);
  expect(status.message).toContain("try again");
  expect((await tryAgain()).http).toBe(401);
  letGo();
  await Promise.all(works);
  expect((await last).http).toBe(200);
});
