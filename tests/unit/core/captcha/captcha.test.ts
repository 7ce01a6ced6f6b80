import { afterEach, describe, expect, test } from "vitest";
import type { Call } from "#core/api/client.ts";
import type { Outcome } from "#core/api/outcome.ts";
import { createAltchaProvider, lifeOf } from "#core/captcha/altcha.ts";
import { CaptchaModel, type CaptchaPorts, type CaptchaState } from "#core/captcha/captcha.model.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

type Held<Value> = { readonly signal: AbortSignal | undefined; resolve(value: Value): void; reject(): void };
const lifeMs = 600_000;

/** A captcha whose provider and server answer by hand. */
function setUp(more: Partial<CaptchaPorts> = {}) {
  const clock = createFakeClock();
  const obtained: Held<{ token: string; lifeMs: number } | undefined>[] = [];
  const checks: (Held<Outcome<unknown>> & { readonly body: unknown; readonly path: string; readonly encoding: string })[] = [];
  const model = new CaptchaModel({
    clock,
    secure: true,
    needsHand: false,
    call: ((endpoint, request = {}) =>
      new Promise((resolve) =>
        checks.push({
          signal: request.signal,
          body: request.body,
          path: `${endpoint.method} ${endpoint.path}`,
          encoding: endpoint.encoding,
          resolve: resolve as (outcome: Outcome<unknown>) => void,
          reject: () => undefined,
        }),
      )) as Call,
    provider: {
      obtain: (signal) => new Promise((resolve, reject) => obtained.push({ signal, resolve, reject: () => reject(new Error("no")) })),
    },
    ...more,
  });
  const states: CaptchaState["kind"][] = [];
  model.state.subscribe(({ kind }) => states.push(kind));

  const giveToken = async (token: string): Promise<void> => {
    obtained.at(-1)?.resolve({ token, lifeMs });
    await settle();
  };
  const answer = async (outcome: Outcome<unknown>): Promise<void> => {
    checks.at(-1)?.resolve(outcome);
    await settle();
  };
  const verify = async (token: string): Promise<void> => {
    await giveToken(token);
    await answer({ ok: true, value: { res: true } });
  };
  return { model, clock, obtained, checks, states, giveToken, answer, verify };
}

describe("the check", () => {
  test("sends the token as JSON, and `res` decides [P-274, P-275, C-400]", async () => {
    const { model, checks, giveToken, answer } = setUp();
    model.begin();
    await giveToken("t1");
    expect(model.state.value).toEqual({ kind: "working" });
    expect(checks.map(({ path, encoding, body }) => [path, encoding, body])).toEqual([["POST /api/recaptcha", "json", { token: "t1" }]]);
    await answer({ ok: true, value: { res: true } });
    expect(model.state.value).toEqual({ kind: "verified", token: "t1" });
  });

  test.each([
    ["`res` is false [P-275]", { ok: true, value: { res: false } }],
    ["the call is refused [P-276, C-401]", { ok: false, failure: { code: "http.refused", httpStatus: 500 } }],
    ["the call does not arrive [P-276, C-401]", { ok: false, failure: { code: "network.unreachable" } }],
  ] satisfies [string, Outcome<unknown>][])("not verified when %s", async (_why, outcome) => {
    const { model, states, giveToken, answer } = setUp();
    model.begin();
    await giveToken("t1");
    await answer(outcome);
    expect(states).toEqual(["idle", "working", "failed"]);
  });

  test.each([
    ["fails", (held: Held<undefined>) => held.reject()],
    ["gives nothing", (held: Held<undefined>) => held.resolve(undefined)],
  ])("not verified when the provider %s, and nothing is asked of the server", async (_what, end) => {
    const { model, obtained, checks } = setUp();
    model.begin();
    end(obtained[0] as Held<undefined>);
    await settle();
    expect(model.state.value).toEqual({ kind: "failed" });
    expect(checks).toHaveLength(0);
  });

  test("after a failure the visitor can ask again", async () => {
    const { model, obtained, verify, states } = setUp();
    model.begin();
    obtained[0]?.reject();
    await settle();
    model.begin(); // the next field
    expect(obtained).toHaveLength(1);
    model.again();
    await verify("t2");
    expect(states).toEqual(["idle", "working", "failed", "working", "verified"]);
  });
});

describe("beginning", () => {
  test("any number of calls starts one", async () => {
    const { model, obtained, verify } = setUp();
    model.begin();
    model.begin();
    await verify("t1");
    model.begin();
    expect(obtained).toHaveLength(1);
  });

  test("the proof of work waits for the first focus; the control on screen starts nothing", () => {
    const { model, obtained } = setUp();
    model.appear();
    expect([obtained.length, model.state.value.kind]).toEqual([0, "idle"]);
  });

  test("for who sees the form it starts in advance; what fails then is not told, and the first focus asks again", async () => {
    const { model, obtained, states } = setUp();
    model.prepare();
    model.prepare();
    obtained[0]?.reject();
    await settle();
    expect([obtained.length, states]).toEqual([1, ["idle", "working", "idle"]]);
    model.begin();
    obtained[1]?.reject();
    await settle();
    expect(states.slice(3)).toEqual(["working", "failed"]);
  });

  test("who enters the form while it runs in advance is told of the failure", async () => {
    const { model, obtained, states } = setUp();
    model.prepare();
    model.begin();
    obtained[0]?.reject();
    await settle();
    expect([obtained.length, states]).toEqual([1, ["idle", "working", "failed"]]);
  });

  test.each([{ secure: false }, { needsHand: true }])("nothing starts in advance that cannot: %o", (ports) => {
    const { model, obtained } = setUp(ports);
    model.prepare();
    expect([obtained.length, model.state.value.kind]).toEqual([0, "idle"]);
  });

  test("who wants to send is counted until the token is there, and told where only the visitor can bring it", async () => {
    const { model, obtained, verify } = setUp();
    expect([model.want(), model.want(), model.wants.value]).toEqual([true, true, 2]);
    obtained[0]?.reject();
    await settle();
    expect([model.want(), obtained.length]).toEqual([true, 2]);
    await verify("t2");
    expect([model.want(), model.wants.value]).toEqual([true, 3]);
    expect(setUp({ needsHand: true }).model.want()).toBe(false);
    expect(setUp({ secure: false }).model.want()).toBe(false);
  });

  test("what needs the visitor's hand starts when the control is on screen", async () => {
    const { model, states, verify } = setUp({ needsHand: true });
    model.appear();
    await verify("t1");
    expect(states).toEqual(["idle", "waiting", "verified"]);
  });

  test("a page that is not secure is told so, for good", () => {
    const { model, obtained } = setUp({ secure: false });
    model.begin();
    model.begin();
    expect([model.state.value.kind, obtained.length]).toEqual(["insecure", 0]);
  });

  test("a checkbox works on a page that is not secure", () => {
    const { model } = setUp({ secure: false, needsHand: true });
    model.begin();
    expect(model.state.value.kind).toBe("waiting");
  });
});

describe("expiry", () => {
  test("a token that expires is no longer verified, and a new one is solved by itself [P-157, C-450]", async () => {
    const { model, clock, states, verify } = setUp();
    model.begin();
    await verify("t1");
    await clock.pass(lifeMs - 10_001);
    expect(model.state.value.kind).toBe("verified");
    await clock.pass(1);
    expect(model.state.value.kind).toBe("working");
    await verify("t2");
    expect(model.state.value).toEqual({ kind: "verified", token: "t2" });
    expect(states).toEqual(["idle", "working", "verified", "working", "verified"]);
  });

  test("a token that nobody came to use is not replaced before somebody enters the form [C-450]", async () => {
    const { model, clock, obtained, states, verify } = setUp();
    model.prepare();
    await verify("t1");
    await clock.pass(lifeMs);
    expect([obtained.length, states]).toEqual([1, ["idle", "working", "verified", "idle"]]);
    model.begin();
    expect(obtained).toHaveLength(2);
  });

  test("a used token is replaced, and its expiry with it", async () => {
    const { model, clock, obtained, verify } = setUp();
    model.begin();
    await verify("t1");
    await clock.pass(300_000);
    model.renew();
    await verify("t2");
    expect(clock.timers).toBe(1);
    await clock.pass(lifeMs - 10_001);
    expect([model.state.value, obtained.length]).toEqual([{ kind: "verified", token: "t2" }, 2]);
  });

  test("asking for a new token while one is being solved changes nothing", async () => {
    const { model, obtained, verify } = setUp();
    model.begin();
    model.renew();
    expect(obtained).toHaveLength(1);
    expect(obtained[0]?.signal?.aborted).toBe(false);
    await verify("t1");
    expect(model.state.value.kind).toBe("verified");
  });
});

describe("the end", () => {
  test("aborts what is under way, and a late token changes nothing", async () => {
    const { model, clock, obtained, checks } = setUp();
    model.begin();
    model.stop();
    expect(obtained[0]?.signal?.aborted).toBe(true);
    obtained[0]?.resolve(undefined);
    await settle();
    expect([model.state.value.kind, checks.length, clock.timers]).toEqual(["working", 0, 0]);
  });

  test("leaves no timer", async () => {
    const { model, clock, verify } = setUp();
    model.begin();
    await verify("t1");
    model.stop();
    expect(clock.timers).toBe(0);
  });
});

describe("the self-hosted puzzle", () => {
  const solver = (solve: () => Promise<string | undefined>) => () => Promise.resolve({ solve });
  const challenge = (expiresAt: unknown): Call =>
    (() => Promise.resolve({ ok: true, value: { parameters: { expiresAt }, signature: "s" } })) as unknown as Call;

  test("its token lives as long as the server says", async () => {
    const clock = createFakeClock();
    const provider = createAltchaProvider(
      challenge(clock.now() / 1000 + 300),
      clock,
      solver(() => Promise.resolve("token")),
    );
    expect(await provider.obtain(new AbortController().signal)).toEqual({ token: "token", lifeMs: 300_000 });
  });

  test("no challenge, no token", async () => {
    const refused = (() => Promise.resolve({ ok: false, failure: { code: "network.offline" } })) as unknown as Call;
    const provider = createAltchaProvider(
      refused,
      createFakeClock(),
      solver(() => Promise.reject(new Error("must not be asked"))),
    );
    expect(await provider.obtain(new AbortController().signal)).toBeUndefined();
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

afterEach(() => settle()); // a forgotten rejection fails the test that caused it
