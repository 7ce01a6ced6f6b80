import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import { createAltchaProvider, lifeOf } from "#core/services/captcha/altcha.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

describe("the self-hosted puzzle", () => {
  /** Creates a puzzle of cost 1, the lowest, so that each attempt at a solution is one step. */
  const challengeOf = (expiresAt?: number) =>
    createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 1, counter: 3, deriveKey, ...(expiresAt !== undefined && { expiresAt }) });
  const answering = (value: unknown): Call => (() => Promise.resolve({ ok: true, value })) as unknown as Call;

  test("its token carries the solution, and lives as long as the server says", async () => {
    const clock = createFakeClock();
    const provider = createAltchaProvider(answering(await challengeOf(clock.now() / 1000 + 300)), clock);
    const answer = (await provider.obtain(new AbortController().signal)) as { token: string; lifeMs: number };
    expect(answer.lifeMs).toBe(300_000);
    expect(JSON.parse(atob(answer.token))).toMatchObject({ solution: { counter: 3, derivedKey: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(clock.timers).toBe(0);
  });

  test("the same puzzle once more is a cache's, and is named", async () => {
    const said = vi.spyOn(console, "warn").mockReturnValue();
    const challenge = await challengeOf();
    const provider = createAltchaProvider(answering({ ...challenge, signature: "one" }), createFakeClock());
    await provider.obtain(new AbortController().signal);
    expect(said).not.toHaveBeenCalled();
    await provider.obtain(new AbortController().signal);
    expect(said.mock.calls).toEqual([[expect.stringMatching(/the same puzzle twice: a cache/)]]);
  });

  test("no challenge, no token: it says why", async () => {
    const refused = (() => Promise.resolve({ ok: false, failure: { code: "network.offline" } })) as unknown as Call;
    expect(await createAltchaProvider(refused, createFakeClock()).obtain(new AbortController().signal)).toEqual({
      code: "network.offline",
    });
  });

  test("a step that never ends is a failure after ten seconds", async () => {
    const challenge = await challengeOf();
    vi.spyOn(crypto.subtle, "deriveBits").mockReturnValue(new Promise(() => undefined));
    const clock = createFakeClock();
    let ended = "";
    createAltchaProvider(answering(challenge), clock)
      .obtain(new AbortController().signal)
      .catch((cause: Error) => (ended = cause.message));
    await clock.pass(9_999);
    expect(ended).toBe("");
    await clock.pass(1);
    expect(ended).toBe("a step hangs");
  });

  test.each([
    ["the server's", 300, 300_000],
    ["the usual, where the visitor's clock is late", 3_000, 600_000],
    ["the usual, where the visitor's clock is early", -3_000, 600_000],
    ["the usual, where the server says nothing", undefined, 600_000],
  ])("a life that can be true: %s", (_which, seconds, expected) => {
    const nowMs = Date.UTC(2026, 0, 5);
    expect(lifeOf(seconds === undefined ? undefined : nowMs / 1000 + seconds, nowMs)).toBe(expected);
  });
});

afterEach(() => vi.restoreAllMocks());
afterEach(() => settle()); // A rejected promise that nobody handles makes the test fail that caused it.
