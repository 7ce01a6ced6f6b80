import { signal } from "@preact/signals-core";
import { object, string, type } from "superstruct";
import { describe, expect, test } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

const subscribe = endpoint({
  method: "POST",
  path: "/t",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "t",
    summary: "",
    body: object({ name: string() }),
    codes: [],
  },
});

/** Creates a form. The test decides how the captcha and the server answer. The captcha's tokens are `t1`, `t2`, … */
function setUp({ cancels = false, needsHand = false } = {}) {
  const obtained: ((token: { token: string; lifeMs: number } | FailureFacts) => void)[] = [];
  const sent: { body: unknown; answer(outcome: Outcome<object>): void }[] = [];
  const events: [string, unknown][] = [];
  const language = signal<Language>("fr");
  const call = ((asked: unknown, request: Parameters<Call>[1] = {}) => {
    if (asked === captchaCheck) return Promise.resolve({ ok: true, value: { res: true } });
    return new Promise((answer) => sent.push({ body: request.body, answer: answer as (outcome: Outcome<object>) => void }));
  }) as Call;
  const form = createFormModel<{ name: string }, undefined, Record<string, unknown>, object>(
    {
      call,
      language,
      captcha: {
        call,
        clock: createFakeClock(),
        secure: true,
        needsHand,
        provider: { obtain: () => new Promise((resolve) => obtained.push(resolve)) },
      },
      emit(event, detail) {
        events.push([event, detail]);
        return !(cancels && event === "digi-submit");
      },
      track: (event, detail) => void events.push([event, detail]),
    },
    {
      name: "thing",
      endpoint: subscribe as never,
      request: (fields, extras) => ({ body: { ...fields, ...extras } }),
      visible: ({ name }) => ({ name }),
    },
  );
  const verify = async (): Promise<void> => {
    obtained.at(-1)?.({ token: `t${obtained.length}`, lifeMs: 600_000 });
    await settle();
  };
  const answer = async (outcome: Outcome<object>): Promise<void> => {
    sent.at(-1)?.answer(outcome);
    await settle();
  };
  const tokens = (): unknown[] => sent.map(({ body }) => (body as { recaptcha: string }).recaptcha);
  return { form, obtained, sent, events, language, verify, answer, tokens };
}

const submitVerified = async () => {
  const made = setUp();
  made.form.captcha.begin();
  await made.verify();
  void made.form.submit({ name: "Ann" });
  await settle();
  return made;
};

test("sends the fields with language, platform and token [P-310]", async () => {
  const { sent } = await submitVerified();
  expect(sent.map(({ body }) => body)).toEqual([{ name: "Ann", lang: "fr", platform: "web", recaptcha: "t1" }]);
});

test("tells the page before, and again when it was taken", async () => {
  const { events, answer } = await submitVerified();
  await answer({ ok: true, value: {} });
  expect(events).toEqual([
    ["digi-submit", { form: "thing", fields: { name: "Ann" } }],
    ["digi-success", { form: "thing" }],
    ["generate_lead", { form: "thing" }],
  ]);
});

test("a page that cancels keeps the token and the form as they are", async () => {
  const { form, sent, verify } = setUp({ cancels: true });
  form.captcha.begin();
  await verify();
  await form.submit({ name: "Ann" });
  expect([sent.length, form.state.value.status, form.captcha.state.value]).toEqual([0, "editing", { kind: "verified", token: "t1" }]);
});

describe("a form that is sent before its captcha is done", () => {
  test("waits for the token", async () => {
    const { form, obtained, sent, verify, tokens } = setUp();
    void form.submit({ name: "Ann" });
    await settle();
    expect([form.state.value.status, obtained.length, sent.length]).toEqual(["sending", 1, 0]);
    await verify();
    expect(tokens()).toEqual(["t1"]);
  });

  test("is editable again where none comes, and the next sending tries anew", async () => {
    const { form, obtained, verify, tokens } = setUp();
    void form.submit({ name: "Ann" });
    await settle();
    obtained[0]?.({ code: "network.unreachable" });
    await settle();
    expect([form.state.value.status, form.captcha.state.value.kind]).toEqual(["editing", "failed"]);
    void form.submit({ name: "Ann" });
    await settle();
    await verify();
    expect(tokens()).toEqual(["t2"]);
  });
});

test("a press before the visitor has ticked Google's box sends nothing, tells the page nothing, and is told", async () => {
  const { form, sent, events, verify, tokens } = setUp({ needsHand: true });
  form.captcha.appear();
  await form.submit({ name: "Ann" });
  expect([form.state.value.status, events.length, form.captcha.wants.value]).toEqual(["editing", 0, 1]);
  await verify();
  expect(sent.length).toBe(0);
  void form.submit({ name: "Anna" });
  await settle();
  expect(tokens()).toEqual(["t1"]);
});

describe("the token", () => {
  test.each<[string, Outcome<object>, boolean]>([
    ["was used by a success", { ok: true, value: {} }, true],
    ["was refused", refused({ code: "captcha_invalid", httpStatus: 422 }), true],
    [
      "was refused, with words at its field",
      refused({ code: "captcha_invalid", httpStatus: 422, fieldErrors: { recaptcha: "Again" } }),
      true,
    ],
    ["may be spent after a fault", refused({ code: "network.timeout" }), true],
    ["may be spent after another refusal", refused({ code: "http.refused", httpStatus: 500 }), true],
    [
      "is kept by a call that failed its validation",
      refused({ code: "invalid", httpStatus: 422, fieldErrors: { name: "Missing" } }),
      false,
    ],
    ["is kept by a call that never left", refused({ code: "network.offline" }), false],
  ])("%s", async (_why, outcome, isRenewed) => {
    const { form, obtained, answer } = await submitVerified();
    await answer(outcome);
    expect([obtained.length, form.captcha.state.value.kind]).toEqual(isRenewed ? [2, "working"] : [1, "verified"]);
  });

  test("of a call that the visitor stopped may be spent: the next one goes with a fresh one", async () => {
    const { form, verify, tokens } = await submitVerified();
    form.cancel();
    expect([form.state.value.status, form.captcha.state.value.kind]).toEqual(["editing", "working"]);
    await verify();
    void form.submit({ name: "Ann" });
    await settle();
    expect(tokens()).toEqual(["t1", "t2"]);
  });

  test("is left alone when there is nothing to stop", async () => {
    const { form, verify } = setUp();
    form.captcha.begin();
    await verify();
    form.cancel();
    expect(form.captcha.state.value.kind).toBe("verified");
  });

  test("a retry waits for the fresh one", async () => {
    const { form, answer, verify, tokens } = await submitVerified();
    await answer(refused({ code: "network.timeout" }));
    void form.submit({ name: "Ann" });
    await settle();
    await verify();
    expect(tokens()).toEqual(["t1", "t2"]);
  });
});

test("a reset while sending ends the call, empties the form, and a late answer changes nothing", async () => {
  const { form, events, answer } = await submitVerified();
  form.reset();
  expect([form.state.value.status, form.resets.value]).toEqual(["editing", 1]);
  await answer({ ok: true, value: {} });
  expect([form.state.value.status, events.length]).toEqual(["editing", 1]);
});

function refused(failure: Failure): Outcome<object> {
  return { ok: false, failure };
}
