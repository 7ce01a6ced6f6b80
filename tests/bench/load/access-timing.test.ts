/**
 * Tests that nobody can learn from the duration of an answer whether an email address has an account. The tests measure real time, and run
 * before `npm run load`. tests/contract/access-work.test.ts proves that the work is the same.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { authLostPassword } from "#widgets/password-recovery/password-recovery.contract.ts";
import { createTime, freeCaptchas, givePassword, hourMs } from "#tests/contract/support/access.ts";
import { startApi, type TestApi } from "#tests/contract/support/api.ts";
import { call } from "#tests/contract/support/call.ts";

/**
 * The memory of a hash, in KiB. A hash of 4 MiB takes some five milliseconds, a real one five times as long. The allowed difference is
 * smaller, too, so an API that leaves the hash out, or asks the database once more, is detected as clearly.
 */
const hashMemory = 4096;
const rounds = 200;
/** The largest number of rounds. A machine with other work needs more answers for the same certainty; a real difference remains. */
const maxRounds = 800;
const known = "demo@digi.example";
const unknown = "nobody@digi.example";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000, hashMemory })));
afterAll(() => api.close());

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * Expects the same duration for an address with an account and one without. They are asked in turns, so that other work of the machine
 * slows both down alike.
 */
async function expectAlike(leastMs: number, ask: (email: string) => Promise<number>): Promise<void> {
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
  for (const warmUp of [known, unknown, known, unknown]) await ask(warmUp);
  const medians = () => [median(times[known] ?? []), median(times[unknown] ?? [])] as const;
  const differenceMs = (): number => Math.abs(medians()[0] - medians()[1]);
  const allowedMs = (): number => Math.max(leastMs, 0.05 * Math.max(...medians()));
  for (let round = 0; round < rounds || (round < maxRounds && differenceMs() >= allowedMs()); round++) {
    for (const email of round % 2 === 0 ? [known, unknown] : [unknown, known]) times[email]?.push(await ask(email));
  }
  expect(differenceMs(), `medians of ${known} and ${unknown} in ms: ${medians().join(", ")}`).toBeLessThan(allowedMs());
}

test("a wrong password: medians of 200 answers differ by less than 5 % or 1 ms", async () => {
  await expectAlike(1, async (email) => {
    time.pass(25 * hourMs); // The API has forgotten earlier failed logins by then.
    const start = performance.now();
    const { http } = await givePassword(api, email, "Wrong-Passw0rd");
    const ms = performance.now() - start;
    expect(http).toBe(401);
    return ms;
  });
});

test("a forgotten password: medians of 200 answers differ by less than 5 % or 3 ms", async () => {
  const captcha = freeCaptchas(api);
  await expectAlike(3, async (email) => {
    time.pass(hourMs); // An hour passes, which keeps the number of mails below its limit.
    const body = { lang: "en", email, recaptcha: captcha() };
    const start = performance.now();
    const { http } = await call(api, authLostPassword, { body });
    const ms = performance.now() - start;
    expect(http).toBe(200);
    return ms;
  });
});
