/**
 * Tests the activation that installs an eSIM on a phone: its steps, the chain of signs from call to call, its end, and another activation
 * after it.
 */
import { describe, expect, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { bad, fresh, good, installed, openEsim, png, productsOf, profile, sentCode, withCard } from "./sample-esim.tsx";

const outage: Failure = { code: "http.refused", httpStatus: 503 };
const foreignSign: Failure = { code: "invalid", fieldErrors: { sign: "Please start again." } };
const body = { lang: "en", "address-id": "A", "phone-nr": "470123456", isEsimInstalled: false };

test("goes from the agreement over the code to the eSIM; each sign goes into the next call [C-246] [C-391] [C-392] [C-394]", async () => {
  const { run, state, sent, calls, last, events, clock, tracked } = await openEsim();
  expect(state()).toEqual({ step: "start", isBusy: false });
  void run().agree(false);
  expect(state()).toEqual({ step: "start", isBusy: true });
  await last().answer(good(sentCode("one")));
  expect(state()).toMatchObject({ step: "code", destination: "+32 47• •• •• 56", attemptsLeft: 5, isAnother: false, isSpent: false });
  expect([run().waitSeconds.value, run().minutesLeft.value]).toEqual([60, 30]);
  void run().check("0123456");
  await last().answer(good({ data: { sign: "two" } }));
  expect(state(), "the code stays until the eSIM is there").toMatchObject({ step: "code", busy: "checking" });
  await last().answer(good({ data: profile }, png));
  expect(state()).toEqual({ step: "profile", profile, qr: `data:image/png;base64,${png}` });
  expect(calls()).toEqual(["activate", "validate-sms-code", "manage"]);
  expect(sent.slice(1).map(({ request }) => request.body)).toEqual([
    { ...body, sign: "" },
    { ...body, sign: "one", "verify-code": "0123456" },
    { ...body, sign: "two" },
  ]);
  expect(events, "no event says more than the name of a form").toEqual([
    ["digi-submit", { form: "esim-activate", fields: {} }],
    ["digi-success", { form: "esim-activate" }],
    ["digi-submit", { form: "esim-code", fields: {} }],
    ["digi-success", { form: "esim-code" }],
  ]);
  expect(tracked).toEqual([]);
  expect(clock.timers, "no countdown is left").toBe(0);
});

describe("the agreement", () => {
  test("is sent once, and the answer to the question goes through all calls", async () => {
    const { run, sent } = await openEsim();
    void run().agree(true);
    void run().agree(true);
    await settle();
    expect(sent).toHaveLength(2);
    await sent[1]?.answer(good(sentCode("one")));
    void run().check("1");
    expect(sent.at(-1)?.request.body).toMatchObject({ isEsimInstalled: true });
  });

  test("is not sent where the page has stopped it", async () => {
    const { run, sent, state } = await openEsim({ takes: () => false });
    await run().agree(false);
    expect([sent.length, state().step]).toEqual([1, "start"]);
  });

  test.each<[string, Failure]>([
    ["no contact number", { code: "invalid", fieldErrors: { phone_number: "Add a contact number first." } }],
    ["too many codes", { code: "too_many_sends", retryAfterSeconds: 30 }],
    ["an outage", outage],
  ])("stays with %s, and a new login forgets that", async (_what, failure) => {
    const { run, state, last, session } = await openEsim();
    void run().agree(false);
    await last().answer(bad(failure));
    expect(state()).toEqual({ step: "start", isBusy: false, failure });
    session.state.value = { status: "anonymous" };
    session.state.value = { status: "signed-in", user: { user_id: "7" } as never, survivesReload: true };
    expect(state()).toEqual({ step: "start", isBusy: false });
  });
});

describe("a line without an eSIM, or one that nobody knows, ends the run", () => {
  test.each([
    ["not_available", { step: "refused", reason: "sim-card", message: "A SIM card." }],
    ["not_found", { step: "refused", reason: "unknown", message: "A SIM card." }],
  ] as const)("by %s, at each step", async (code, end) => {
    const failure: Failure = { code, message: "A SIM card." };
    const atStart = await openEsim();
    void atStart.run().agree(false);
    await atStart.last().answer(bad(failure));
    expect(atStart.state()).toEqual(end);
    const atCode = await openEsim();
    await atCode.toCode();
    void atCode.run().check("1");
    await atCode.last().answer(bad(failure));
    expect([atCode.state(), atCode.clock.timers]).toEqual([end, 0]);
    const atEsim = await openEsim();
    await atEsim.toCode();
    void atEsim.run().check("1");
    await atEsim.last().answer(good({ data: { sign: "two" } }));
    await atEsim.last().answer(bad({ code }));
    expect(atEsim.state()).toEqual({ step: "refused", reason: end.reason });
  });
});

describe("the code", () => {
  test("that is wrong costs an attempt, and the same one is not sent again", async () => {
    const { run, state, sent, last, toCode } = await openEsim();
    await toCode();
    void run().check("1");
    void run().check("2");
    await last().answer(bad({ code: "code_wrong", attemptsLeft: 4 }));
    expect(state()).toMatchObject({ step: "code", attemptsLeft: 4, isSpent: false, failure: { code: "code_wrong" } });
    run().forgetFailure();
    expect(state()).not.toHaveProperty("failure");
    const before = sent.length;
    await run().check("1");
    expect(state()).toMatchObject({ attemptsLeft: 4, failure: { code: "code_wrong" } });
    expect(sent).toHaveLength(before);
    void run().check("3");
    expect(last().request.body, "the sign is still the one of the code").toMatchObject({ sign: "one", "verify-code": "3" });
  });

  test.each(["code_burnt", "code_expired"] as const)("after %s is of no use; another one begins anew with the last sign", async (code) => {
    const { run, state, sent, last, clock, toCode } = await openEsim();
    await toCode();
    void run().check("1");
    await last().answer(bad({ code }));
    expect(state()).toMatchObject({ step: "code", isSpent: true, failure: { code } });
    const before = sent.length;
    await run().check("2");
    run().forgetFailure();
    expect(state()).toMatchObject({ failure: { code } });
    await run().resend();
    expect(sent, "not before a minute is over").toHaveLength(before);
    await clock.pass(60_000);
    expect(run().waitSeconds.value).toBe(0);
    void run().resend();
    expect(last().request.body).toEqual({ ...body, sign: "one" });
    await last().answer(good(sentCode("another", { attempts_left: 5 })));
    expect(state()).toMatchObject({ step: "code", isAnother: true, isSpent: false, attemptsLeft: 5, pass: { sign: "another" } });
    expect(run().waitSeconds.value).toBe(60);
    void run().check("1");
    expect(last().request.body, "what was wrong before may be right now").toMatchObject({ sign: "another", "verify-code": "1" });
  });

  test("is valid for half an hour by the clock", async () => {
    const { run, state, clock, toCode } = await openEsim();
    await toCode();
    await clock.pass(29 * 60_000);
    expect(run().minutesLeft.value).toBe(1);
    await clock.pass(60_000);
    expect(state()).toMatchObject({ step: "code", isSpent: true, failure: { code: "code_expired" } });
  });

  test("that could not be sent again says why, and when it can be", async () => {
    const { run, state, last, clock, toCode } = await openEsim();
    await toCode();
    await clock.pass(60_000);
    void run().resend();
    void run().resend();
    expect(state()).toMatchObject({ busy: "sending" });
    await last().answer(bad({ code: "too_many_sends", retryAfterSeconds: 90 }));
    expect(state()).toMatchObject({ step: "code", isUnsent: true, failure: { code: "too_many_sends" }, pass: { sign: "one" } });
    expect(run().waitSeconds.value).toBe(90);
  });

  test("that got no answer stays, with the way to send it again", async () => {
    const { run, state, last, toCode } = await openEsim();
    await toCode();
    void run().check("1");
    await last().answer(bad(outage));
    expect(state()).toMatchObject({ step: "code", isSpent: false, failure: outage });
    void run().check("1");
    expect(last().request.body).toMatchObject({ sign: "one", "verify-code": "1" });
  });
});

describe("a sign that is foreign or used up", () => {
  test.each<[string, Failure, object]>([
    ["of the field", foreignSign, { message: "Please start again." }],
    ["of the call", { ...foreignSign, message: "Begin anew." }, { message: "Begin anew." }],
  ])("begins the run anew with the API’s text %s, at each step", async (_what, failure, notice) => {
    const atCode = await openEsim();
    await atCode.toCode();
    void atCode.run().check("1");
    await atCode.last().answer(bad(failure));
    expect([atCode.state(), atCode.clock.timers]).toEqual([{ step: "start", isBusy: false, notice }, 0]);
    await atCode.toCode();
    await atCode.clock.pass(60_000);
    void atCode.run().resend();
    await atCode.last().answer(bad(failure));
    expect(atCode.state()).toEqual({ step: "start", isBusy: false, notice });
    await atCode.toCode();
    void atCode.run().check("1");
    await atCode.last().answer(good({ data: { sign: "two" } }));
    await atCode.last().answer(bad(failure));
    expect(atCode.state()).toEqual({ step: "start", isBusy: false, notice });
    await atCode.toCode();
    expect(atCode.last().request.body, "the new run has an empty sign").toMatchObject({ sign: "" });
  });
});

describe("the eSIM", () => {
  test("that could not be read is asked for again with the same sign", async () => {
    const { run, state, last, calls, toCode } = await openEsim();
    await toCode();
    void run().check("1");
    await last().answer(good({ data: { sign: "two" } }));
    await last().answer(bad(outage));
    expect(state()).toEqual({ step: "unread", pass: { isInstalled: false, sign: "two" }, failure: outage, isBusy: false });
    void run().readAgain();
    void run().readAgain();
    expect(state()).toMatchObject({ step: "unread", isBusy: true });
    expect(calls()).toEqual(["activate", "validate-sms-code", "manage", "manage"]);
    expect(last().request.body).toEqual({ ...body, sign: "two" });
    await last().answer(good({ data: profile }, "no picture"));
    expect(state(), "the text can be used without a picture").toEqual({ step: "profile", profile, qr: undefined });
  });

  test("stays with another language and with a reload of the lines, and leaves with the session", async () => {
    const { model, state, session, language, last, toCode, toProfile } = await openEsim();
    await toCode();
    await toProfile();
    language.value = "fr";
    expect(state().step).toBe("profile");
    await last().answer(good(productsOf([{ ...fresh, esim: { installed: true } }])));
    expect(state().step).toBe("profile");
    void model.products.reload();
    await last().answer(bad(outage));
    expect(state().step).toBe("profile");
    session.state.value = { status: "anonymous", ended: "expired" } as never;
    expect(state()).toEqual({ step: "start", isBusy: false, notice: {} });
  });

  test("of a line that no address names stays, although another line's eSIM is on no phone yet", async () => {
    const other = { ...installed, esim: { installed: false } };
    const { model, state, last, toCode, toProfile } = await openEsim({ lines: [fresh, other] });
    await toCode();
    await toProfile();
    void model.products.reload();
    await last().answer(good(productsOf([{ ...fresh, esim: { installed: true } }, other])));
    expect(state().step).toBe("profile");
    expect(model.choice.value).toMatchObject({ line: { "phone-nr": "470123456", isInstalled: true } });
  });

  test("leaves with the view, and the running call with it", async () => {
    const { run, state, stop, last, clock, toCode } = await openEsim();
    await toCode();
    void run().check("1");
    stop();
    expect(last().request.signal?.aborted).toBe(true);
    await last().answer(good({ data: { sign: "two" } }));
    expect([state().step, clock.timers]).toEqual(["code", 0]);
  });
});

describe("the lines", () => {
  test("each have a run of their own: another line begins anew, and the run before is given up", async () => {
    const { model, run, state, last, clock, bar, toCode } = await openEsim({ lines: [fresh, installed, withCard] });
    await toCode();
    const before = run();
    void before.check("1");
    const asked = last();
    model.selection.choosePhone("471654321");
    expect(run()).not.toBe(before);
    expect([state(), asked.request.signal?.aborted, clock.timers]).toEqual([{ step: "start", isBusy: false }, true, 0]);
    expect(new URL(bar.read()).search).toBe("?phone-nr=471654321");
    void run().agree(true);
    expect(last().request.body).toMatchObject({ "phone-nr": "471654321", "address-id": "", sign: "" });
  });

  test("without an eSIM have no run, and no call is made", async () => {
    for (const query of ["?phone-nr=472111222", "?phone-nr=479999999"]) {
      const { model, sent } = await openEsim({ query, lines: [fresh, withCard] });
      expect([model.run.value, sent.length]).toEqual([undefined, 1]);
    }
  });
});
