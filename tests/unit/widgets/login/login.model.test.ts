/** Tests the login from the email address to the session. */
import { describe, expect, test, vi } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { CodeSent } from "#core/services/session/session.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { marie } from "#tests/unit/core/services/session/fake-session.ts";
import { credentials, hold, refused, setUp } from "./desk.ts";

describe("step one", () => {
  test("right credentials: the code is sent before its form appears [P-026] [P-114]", async () => {
    const { model, begin, session, named } = setUp();
    begin();
    const sending = hold<Outcome<CodeSent>>();
    const answered = session.answers.sendCode;
    session.sendCode = sending.ask;
    const done = model.submit(credentials);
    await settle();
    expect(model.state.value).toEqual({ step: "credentials", isBusy: true });
    await sending.answer(answered);
    await done;
    expect(model.state.value).toMatchObject({ step: "code", sent: { destination: "m•••@digi.example" }, isSpent: false });
    expect(session.asked).toEqual([["restore"], ["begin", credentials]]);
    // The event does not contain the password.
    expect(named("digi-submit")).toEqual([["digi-submit", { form: "login", fields: { username: "marie@digi.example" } }]]);
  });

  test("a host page that cancels digi-submit: nothing is sent", async () => {
    const { model, begin, session } = setUp({ cancels: "digi-submit" });
    begin();
    await model.submit(credentials);
    expect(session.asked).toEqual([["restore"]]);
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false });
  });

  test("one press is one login", async () => {
    const { model, begin, session } = setUp();
    begin();
    const beginning = hold<Outcome<void>>();
    session.begin = vi.fn<typeof session.begin>(beginning.ask);
    void model.submit(credentials);
    await model.submit(credentials);
    expect(session.begin).toHaveBeenCalledTimes(1);
  });

  test("wrong credentials are told of until the visitor types [P-116] [P-117]", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("invalid_credentials");
    await model.submit(credentials);
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, failure: { code: "invalid_credentials" } });
    expect(model.moves.value).toBe(0);
    model.onTyping();
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, failure: undefined });
  });

  test.each(["network.offline", "network.unreachable", "network.timeout", "response.invalid", "http.refused"] as const)(
    "an API that is down at either call (%s) leaves the form as it is",
    async (code) => {
      const { model, begin, session } = setUp();
      begin();
      session.answers.begin = refused(code);
      await model.submit(credentials);
      expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false, failure: { code } });
      session.answers.begin = { ok: true, value: undefined };
      session.answers.sendCode = refused(code);
      await model.submit(credentials);
      expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false, failure: { code } });
    },
  );

  test("a login that another widget of the page began instead is no failure to tell of", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("network.aborted");
    await model.submit(credentials);
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, failure: undefined });
  });
});

describe("the captcha of a login", () => {
  test("appears once the server asks for it; it needs no hand, so the login goes on by itself", async () => {
    const { model, begin, session } = setUp();
    begin();
    expect(model.needsCaptcha.value).toBe(false);
    session.begin = vi
      .fn<typeof session.begin>()
      .mockResolvedValueOnce(refused("captcha_required"))
      .mockResolvedValueOnce({ ok: true, value: undefined });
    await model.submit(credentials);
    expect(model.needsCaptcha.value).toBe(true);
    expect(vi.mocked(session.begin).mock.calls.map(([given]) => given)).toEqual([credentials, { ...credentials, recaptcha: "token-1" }]);
    expect(model.state.value.step).toBe("code");
  });

  test("a token is used once", async () => {
    const { model, begin, session } = setUp();
    begin();
    const given: (string | undefined)[] = [];
    session.begin = ({ recaptcha }) => (
      given.push(recaptcha),
      Promise.resolve(refused(recaptcha ? "invalid_credentials" : "captcha_required"))
    );
    await model.submit(credentials);
    await model.submit(credentials);
    expect(given).toEqual([undefined, "token-1", "token-2"]);
  });

  test("with a box to tick the visitor ticks first, and presses again", async () => {
    const { model, begin, session } = setUp({ captchaByHand: true });
    begin();
    session.answers.begin = refused("captcha_required");
    await model.submit(credentials);
    expect(session.asked.filter(([name]) => name === "begin")).toHaveLength(1);
    expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false, failure: { code: "captcha_required" } });
    await settle();
    expect(model.captcha.state.value).toEqual({ kind: "verified", token: "token-1" });
  });

  test("a server that is never satisfied is not asked for ever", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("captcha_required");
    await model.submit(credentials);
    expect(session.asked.filter(([name]) => name === "begin")).toHaveLength(2);
    expect(model.state.value).toMatchObject({ failure: { code: "captcha_required" } });
  });
});

describe("an account that was never activated", () => {
  test("the mail can be sent again, for the same credentials", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("not_activated");
    await model.submit(credentials);
    expect(model.state.value).toEqual({ step: "inactive", email: "marie@digi.example", mail: "none" });
    const mailing = hold<Outcome<void>>();
    const asked = vi.fn<typeof session.resendActivation>(mailing.ask);
    session.resendActivation = asked;
    const done = model.mailActivation();
    expect(model.state.value).toMatchObject({ mail: "sending" });
    await mailing.answer({ ok: true, value: undefined });
    await done;
    expect(asked).toHaveBeenCalledExactlyOnceWith(credentials);
    expect(model.state.value).toMatchObject({ step: "inactive", mail: "sent" });
  });

  test("a refusal is told of, and it can be tried again; going back forgets the password", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("not_activated");
    await model.submit(credentials);
    session.answers.resendActivation = refused("too_many_sends", { retryAfterSeconds: 60 });
    await model.mailActivation();
    expect(model.state.value).toMatchObject({ mail: "none", failure: { code: "too_many_sends" } });
    model.otherEmail();
    session.asked.length = 0;
    await model.mailActivation();
    expect(session.asked).toEqual([]);
  });
});

test("removed, nothing of it goes on", async () => {
  const { model, begin, clock, session, events } = setUp();
  const stop = begin();
  await model.submit(credentials);
  stop();
  const before = events.length;
  session.state.value = { status: "signed-in", user: marie, survivesReload: true };
  expect([clock.timers, events.length]).toEqual([0, before]);
});
