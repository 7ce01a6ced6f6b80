/**
 * Nobody learns from the time that an answer takes whether an address has an account: by a clock, before `npm run load`. That the work is
 * the same is proven in tests/contract/access-work.test.ts.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { authLostPassword } from "#widgets/password-recovery/password-recovery.contract.ts";
import { createTime, freeCaptchas, givePassword, hourMs } from "#tests/contract/support/access.ts";
import { startApi, type TestApi } from "#tests/contract/support/api.ts";
import { call } from "#tests/contract/support/call.ts";

/**
 * A hash of 4 MiB takes some five milliseconds, a real one five times as long. So the difference that is allowed is smaller too: whoever
 * leaves the hash out, or asks the database once more, is seen as clearly.
 */
const hashMemory = 4096;
const rounds = 200;
/** A machine with other work needs more answers for the same certainty; a difference that is real stays. */
const maxRounds = 800;
const known = "demo@digi.example";
const unknown = "nobody@digi.example";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000, hashMemory })));
afterAll(() => api.close());

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Both kinds by turns, so that whatever else the machine does weighs on both alike. */
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
    time.pass(25 * hourMs); // failures before are forgotten
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
    time.pass(hourMs); // not too many mails
    const body = { lang: "en", email, recaptcha: captcha() };
    const start = performance.now();
    const { http } = await call(api, authLostPassword, { body });
    const ms = performance.now() - start;
    expect(http).toBe(200);
    return ms;
  });
});
