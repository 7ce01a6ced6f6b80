/**
 * Tests that the API does the same work whether or not an email address has an account, so that nobody can learn it from the duration of
 * the answer. The duration is measured in tests/bench/load/access-timing.test.ts; tests/unit/demo/secrets.test.ts tests that a hash is also
 * computed, at the same cost, where there is no stored hash to compare it with.
 */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { authLostPassword } from "#widgets/password-recovery/password-recovery.contract.ts";
import { createTime, freeCaptchas, givePassword, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { recordStatements } from "./support/statements.ts";

const known = "demo@digi.example";
const unknown = "nobody@digi.example";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000 })));
afterAll(() => api.close());

/**
 * Tells whether an SQL statement renews the keys for tokens. Only the clock decides when this happens, and it may be in any call, so such
 * statements are not compared.
 */
const isOfClock = (statement: string): boolean => statement.includes('"signing_keys"');

/** Returns the work of the API for one call: its SQL statements in order, and the number of its hashes. */
async function workOf(ask: () => Promise<unknown>): Promise<{ statements: readonly string[]; hashes: number }> {
  const hashes = [vi.spyOn(api.context.secrets, "hash"), vi.spyOn(api.context.secrets, "isRight")];
  const statements = recordStatements(api);
  await ask();
  const work = {
    statements: statements.end().filter((one) => !isOfClock(one)),
    hashes: hashes.reduce((sum, spy) => sum + spy.mock.calls.length, 0),
  };
  for (const spy of hashes) spy.mockRestore();
  return work;
}

test("a wrong password: the same statements and one hash, whether the address has an account or none", async () => {
  const tries = async (email: string) =>
    workOf(async () => {
      time.pass(25 * hourMs); // The API has forgotten earlier failed logins by then.
      expect((await givePassword(api, email, "Wrong-Passw0rd")).http).toBe(401);
    });
  const [ofKnown, ofUnknown] = [await tries(known), await tries(unknown)];
  expect(ofKnown.statements.length).toBeGreaterThan(2);
  expect(ofKnown.hashes).toBe(1);
  expect(ofUnknown).toEqual(ofKnown);
  expect(await tries(known), "again").toEqual(ofKnown);
  expect(await tries(unknown), "again").toEqual(ofKnown);
});

test("a forgotten password: the same statements and no hash, whether the address has an account or none", async () => {
  const captcha = freeCaptchas(api);
  const tries = async (email: string) =>
    workOf(async () => {
      time.pass(hourMs); // An hour passes, which keeps the number of mails below its limit.
      expect((await call(api, authLostPassword, { body: { lang: "en", email, recaptcha: captcha() } })).http).toBe(200);
    });
  const [ofKnown, ofUnknown] = [await tries(known), await tries(unknown)];
  expect(ofKnown.statements.length).toBeGreaterThan(3);
  expect(ofKnown.hashes).toBe(0);
  expect(ofUnknown).toEqual(ofKnown);
  expect(await tries(known), "again").toEqual(ofKnown);
  expect(await tries(unknown), "again").toEqual(ofKnown);
});
