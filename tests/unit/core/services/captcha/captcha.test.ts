import { afterEach, describe, expect, test, vi } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { expectComplaint } from "#tests/setup.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { lifeMs, setUp, unreachable } from "./desk.ts";

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

  test("not verified when the puzzle's call fails: nothing is asked of the server, and the state says why", async () => {
    const { model, obtained, checks } = setUp();
    model.begin();
    obtained[0]?.resolve(unreachable);
    await settle();
    expect(model.state.value).toEqual({ kind: "failed", failure: unreachable });
    expect(checks).toHaveLength(0);
  });

  test.each([
    [true, "captcha.failed"],
    [false, "network.offline"],
  ])("not verified when the puzzle itself fails (online: %s): the console has the cause", async (onLine, code) => {
    vi.stubGlobal("navigator", { onLine });
    expectComplaint("the security check failed");
    const { model, obtained } = setUp();
    model.begin();
    obtained[0]?.reject();
    await settle();
    expect(model.state.value).toEqual({ kind: "failed", failure: { code } });
  });

  test("where the file that solves it will never come, that is said to the visitor alone: the doctor's would not come either", async () => {
    expectComplaint("the security check failed");
    const { model, obtained, explained } = setUp();
    model.begin();
    obtained[0]?.reject(Object.assign(new Error("gone"), { name: "DigiError", code: "chunk.outdated" }));
    await settle();
    expect([model.state.value, explained]).toEqual([{ kind: "failed", failure: { code: "chunk.outdated" } }, []]);
  });

  test("the server's second no in a row is final: another try would end the same; a yes in between begins anew", async () => {
    const { model, giveToken, answer, verify } = setUp();
    const refuse = async (): Promise<unknown> => {
      model.again();
      await giveToken("t");
      await answer({ ok: true, value: { res: false } });
      return model.state.value;
    };
    expect(await refuse()).toMatchObject({ failure: { code: "captcha.failed" } });
    expect(await refuse()).toMatchObject({ failure: { code: "http.refused" } });
    model.again();
    await verify("good");
    model.renew();
    await giveToken("t");
    await answer({ ok: true, value: { res: false } });
    expect(model.state.value).toMatchObject({ failure: { code: "captcha.failed" } });
  });

  test("the page's author hears why, once the visitor does; not of a connection that is gone", async () => {
    const { model, obtained, explained } = setUp();
    model.prepare();
    obtained[0]?.resolve(unreachable);
    await settle();
    expect(explained).toEqual([]);
    model.begin();
    obtained[1]?.resolve(unreachable);
    await settle();
    model.again();
    obtained[2]?.resolve({ code: "network.offline" });
    await settle();
    expect(explained).toEqual([unreachable]);
  });

  test("after a failure the visitor can ask again", async () => {
    const { model, obtained, verify, states } = setUp();
    model.begin();
    obtained[0]?.resolve(unreachable);
    await settle();
    model.begin(); // The visitor goes to the next field.
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
    obtained[0]?.resolve(unreachable);
    await settle();
    expect([obtained.length, states]).toEqual([1, ["idle", "working", "idle"]]);
    model.begin();
    obtained[1]?.resolve(unreachable);
    await settle();
    expect(states.slice(3)).toEqual(["working", "failed"]);
  });

  test("who enters the form while it runs in advance is told of the failure", async () => {
    const { model, obtained, states } = setUp();
    model.prepare();
    model.begin();
    obtained[0]?.resolve(unreachable);
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
    obtained[0]?.resolve(unreachable);
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
    obtained[0]?.resolve(unreachable);
    await settle();
    expect([model.state.value.kind, checks.length, clock.timers]).toEqual(["working", 0, 0]);
  });

  test("leaves no timer", async () => {
    const { model, clock, verify } = setUp();
    model.begin();
    await verify("t1");
    expect(clock.timers, "it is renewed before its time is over").toBeGreaterThan(0);
    model.stop();
    expect(clock.timers).toBe(0);
  });
});

describe("what comes back", () => {
  const working = async ({ model }: ReturnType<typeof setUp>): Promise<void> => {
    model.begin();
    await settle();
  };
  const failed = async ({ model, obtained }: ReturnType<typeof setUp>): Promise<void> => {
    model.begin();
    obtained[0]?.resolve({ code: "network.offline" });
    await settle();
  };

  test.each([
    ["hangs", working],
    ["failed", failed],
  ])("a check that %s starts anew, once, and the one before changes nothing any more", async (_how, reach) => {
    const captcha = setUp();
    await reach(captcha);
    captcha.comeBack();
    expect([captcha.obtained.length, captcha.model.state.value.kind]).toEqual([2, "working"]);
    captcha.obtained[0]?.resolve({ token: "old", lifeMs });
    await settle();
    await captcha.verify("new");
    expect(captcha.model.state.value).toEqual({ kind: "verified", token: "new" });
  });

  test("a token that is there stays, a box that waits for the visitor too, and a tag that is gone hears nothing", async () => {
    const verified = setUp();
    verified.model.begin();
    await verified.verify("t1");
    verified.comeBack();
    const byHand = setUp({ needsHand: true });
    byHand.model.appear();
    byHand.comeBack();
    const gone = setUp();
    gone.model.begin();
    gone.model.stop();
    gone.comeBack();
    expect([verified, byHand, gone].map(({ obtained }) => obtained.length)).toEqual([1, 1, 1]);
  });
});

afterEach(() => settle()); // A rejected promise that nobody handles makes the test fail that caused it.
