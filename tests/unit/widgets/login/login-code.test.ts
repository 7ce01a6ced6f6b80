/** Tests the second step of the login: the code, and sending another one. */
import { describe, expect, test } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { marie } from "#tests/unit/core/services/session/fake-session.ts";
import { atCode, hold, refused, setUp } from "./desk.ts";

describe("step two", () => {
  test("a right code signs in, and only then the way leads on [P-028] [P-115]", async () => {
    const { model, session, left, named, track } = await atCode();
    const verifying = hold<Outcome<typeof marie>>();
    session.verify = verifying.ask;
    const done = model.verify("123456");
    expect(model.state.value).toMatchObject({ step: "code", busy: "verifying" });
    expect(left).toEqual([]);
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    await verifying.answer({ ok: true, value: marie });
    await done;
    expect(left).toEqual(["/en/my-digi/overview"]);
    expect(model.state.value).toMatchObject({ step: "signed-in", user: marie, isLeaving: true });
    expect(named("digi-success")).toEqual([["digi-success", { form: "login" }]]);
    expect(named("digi-navigate")).toEqual([["digi-navigate", { page: "overview", href: "/en/my-digi/overview" }]]);
    expect(named("digi-session-changed")).toEqual([["digi-session-changed", { signedIn: true }]]);
    expect(track).toHaveBeenCalledExactlyOnceWith("login", { method: "password" });
  });

  test("a wrong code: how many tries are left, until the visitor types; the field takes focus again", async () => {
    const { model, session } = await atCode();
    const before = model.moves.value;
    session.answers.verify = refused("code_wrong", { attemptsLeft: 3 });
    await model.verify("000000");
    expect(model.state.value).toMatchObject({ step: "code", busy: undefined, isSpent: false, failure: { code: "code_wrong" } });
    expect(model.state.value).toMatchObject({ sent: { attemptsLeft: 3 } });
    expect(model.moves.value).toBe(before + 1);
    model.onTyping();
    expect(model.state.value).toMatchObject({ failure: undefined, sent: { attemptsLeft: 3 } });
  });

  test("a code that is known to be wrong is not sent again, until there is another", async () => {
    const { model, session, clock, sent } = await atCode();
    session.answers.verify = refused("code_wrong", { attemptsLeft: 3 });
    await model.verify("000000");
    model.onTyping();
    const before = model.moves.value;
    session.asked.length = 0;
    await model.verify("000000");
    expect(session.asked).toEqual([]);
    expect(model.state.value).toMatchObject({ step: "code", isSpent: false, failure: { code: "code_wrong" }, sent: { attemptsLeft: 3 } });
    expect(model.moves.value).toBe(before + 1);
    await model.verify("111111");
    expect(session.asked).toHaveLength(1);
    await clock.pass(60_000);
    session.answers.sendCode = { ok: true, value: { ...sent, expiresAtMs: clock.now() + 1_800_000, resendAtMs: clock.now() + 60_000 } };
    await model.resend();
    session.asked.length = 0;
    session.answers.verify = { ok: true, value: marie };
    await model.verify("000000");
    expect(session.asked).toHaveLength(1);
  });

  test.each(["code_burnt", "code_expired"] as const)("%s: only a new code helps", async (code) => {
    const { model, session, clock, sent } = await atCode();
    session.answers.verify = refused(code);
    await model.verify("000000");
    expect(model.state.value).toMatchObject({ step: "code", isSpent: true, failure: { code } });
    session.asked.length = 0;
    await model.verify("111111");
    expect(session.asked).toEqual([]);
    model.onTyping();
    expect(model.state.value).toMatchObject({ failure: { code } });
    await clock.pass(60_000);
    session.answers.sendCode = { ok: true, value: { ...sent, expiresAtMs: clock.now() + 1_800_000, resendAtMs: clock.now() + 60_000 } };
    await model.resend();
    expect(model.state.value).toMatchObject({ step: "code", isSpent: false, isAnother: true });
    expect(model.state.value).not.toHaveProperty("failure");
  });

  test("a code that is 30 minutes old has expired without being asked [P-118]", async () => {
    const { model, clock } = await atCode();
    expect(model.minutesLeft.value).toBe(30);
    await clock.pass(60_001);
    expect(model.minutesLeft.value).toBe(29);
    await clock.pass(1_740_000);
    expect([model.minutesLeft.value, clock.timers]).toEqual([0, 0]);
    expect(model.state.value).toMatchObject({ step: "code", isSpent: true, failure: { code: "code_expired" } });
  });

  test("an API that is down keeps the step and the code", async () => {
    const { model, session } = await atCode();
    session.answers.verify = refused("network.unreachable");
    await model.verify("123456");
    expect(model.state.value).toMatchObject({ step: "code", isSpent: false, failure: { code: "network.unreachable" } });
    session.answers.verify = { ok: true, value: marie };
    await model.verify("123456");
    expect(model.state.value).toMatchObject({ step: "signed-in" });
  });

  test("a login that is too old starts again, with the email that was given", async () => {
    const { model, session } = await atCode();
    session.answers.verify = refused("token_expired");
    await model.verify("123456");
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, notice: "too-late" });
    expect(model.email.value).toBe("marie@digi.example");
  });

  test("back to another email: the login is forgotten", async () => {
    const { model, session, clock } = await atCode();
    model.otherEmail();
    expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false });
    expect([model.email.value, clock.timers]).toEqual(["", 0]);
    expect(session.asked.at(-1)).toEqual(["abandon"]);
  });

  test("given up while the code is checked, its answer changes nothing", async () => {
    const { model, session } = await atCode();
    const verifying = hold<Outcome<typeof marie>>();
    session.verify = verifying.ask;
    void model.verify("123456");
    model.otherEmail();
    await verifying.answer(refused("code_wrong", { attemptsLeft: 4 }));
    expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false });
  });
});

describe("another code", () => {
  test("may be sent when the server's time is over, counted down by the second", async () => {
    const { model, session, clock, sent } = await atCode();
    expect(model.waitSeconds.value).toBe(60);
    await clock.pass(1000);
    expect(model.waitSeconds.value).toBe(59);
    session.asked.length = 0;
    await model.resend();
    expect(session.asked).toEqual([]);
    await clock.pass(59_000);
    expect(model.waitSeconds.value).toBe(0);
    const before = model.moves.value;
    session.answers.sendCode = { ok: true, value: { ...sent, resendAtMs: clock.now() + 60_000, expiresAtMs: clock.now() + 1_800_000 } };
    await model.resend();
    expect(session.asked).toEqual([["sendCode"]]);
    expect(model.state.value).toMatchObject({ step: "code", isAnother: true });
    expect([model.waitSeconds.value, model.minutesLeft.value, model.moves.value]).toEqual([60, 30, before + 1]);
  });

  test("too many sends: the wait is the server's", async () => {
    const { model, session, clock } = await atCode();
    await clock.pass(60_000);
    session.answers.sendCode = refused("too_many_sends", { retryAfterSeconds: 600 });
    await model.resend();
    expect(model.state.value).toMatchObject({
      step: "code",
      busy: undefined,
      isUnsent: true,
      isSpent: false,
      failure: { code: "too_many_sends" },
    });
    expect(model.waitSeconds.value).toBe(600);
    session.asked.length = 0;
    await model.resend();
    expect(session.asked).toEqual([]);
  });

  test("a reload stays in the code step, with the time that is left, and takes no focus", async () => {
    const { model, begin, clock } = setUp({ isPending: true });
    await clock.pass(20_000);
    begin();
    expect(model.state.value).toMatchObject({ step: "code", isAnother: false });
    expect([model.waitSeconds.value, model.minutesLeft.value, model.moves.value]).toEqual([40, 30, 0]);
  });
});
