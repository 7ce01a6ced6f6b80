import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { Model } from "#widgets/callback-page/callback-page.model.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

const fields = {
  first_name: "Marie",
  last_name: "Peeters",
  phone_number: "470123456",
  radio: "yes",
  digi_terms: "1",
  digi_contact: "1",
} as const;
const lifeMs = 600_000;
const thursdayEvening = Date.parse("2026-01-15T16:59:30+01:00");
const data = { day: "2026-01-15", from: "09:00", to: "17:00" };

/**
 * Creates a model.
 * @param isHuman the answers of the captcha's check, one after the other; the last one is repeated
 */
function setUp({ isHuman = [true] }: { isHuman?: (boolean | "error")[] } = {}) {
  const clock = createFakeClock(thursdayEvening);
  const requests: Request<any, any>[] = [];
  let answer: (outcome: Outcome<any>) => void = () => expect.unreachable("nothing was sent");
  const call: Call = (endpoint, request) => {
    if (specOf(endpoint).id === "captcha.check") {
      const res = isHuman.length > 1 ? isHuman.shift() : isHuman[0];
      const outcome: Outcome<any> =
        res === "error" ? { ok: false, failure: { code: "http.refused", httpStatus: 503 } } : { ok: true, value: { res } };
      return Promise.resolve(outcome as never);
    }
    requests.push(request as Request<any, any>);
    return new Promise((resolve) => (answer = resolve as typeof answer));
  };
  let tokens = 0;
  const provider = { obtain: () => Promise.resolve({ token: `token-${++tokens}`, lifeMs }) };
  const emit = vi.fn<Ports["emit"]>(() => true);
  const ports: Ports = {
    call,
    clock,
    language: signal<Language>("nl"),
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, provider, secure: true, needsHand: false },
    announcer: createAnnouncer(),
    ...noServices,
    emit,
    track: () => undefined,
    pathOf: () => "/",
    pages: () => ({}),
    navigate: () => expect.unreachable("the form leads nowhere by itself"),
  };
  const model = new Model(ports);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return {
    model,
    clock,
    emit,
    requests,
    stop,
    answer: (outcome: Outcome<any>) => answer(outcome),
    captcha: () => model.form.captcha.state.value,
    status: () => model.form.state.value.status,
  };
}

describe("the captcha", () => {
  test("starts unverified, and its check verifies it [P-158, P-159]", async () => {
    const { model, captcha } = setUp();
    expect(captcha()).toEqual({ kind: "idle" });
    model.form.captcha.begin();
    expect(captcha()).toEqual({ kind: "working" });
    await settle();
    expect(captcha()).toEqual({ kind: "verified", token: "token-1" });
  });

  test.each([["a check that fails", false] as const, ["an error of the check", "error"] as const])(
    "%s leaves it unverified, after it was verified, too [P-160]",
    async (_what, outcome) => {
      const { model, captcha, clock } = setUp({ isHuman: [true, outcome] });
      model.form.captcha.begin();
      await settle();
      expect(captcha().kind).toBe("verified");
      await clock.pass(lifeMs);
      expect(captcha().kind).toBe("failed");
    },
  );

  test("is cleared by a reset: unverified until a new one is solved [P-161]", async () => {
    const { model, captcha } = setUp();
    model.form.captcha.begin();
    await settle();
    model.methods.reset();
    expect(captcha()).toEqual({ kind: "working" });
    await settle();
    expect(captcha()).toEqual({ kind: "verified", token: "token-2" });
  });

  test("a reset of a form that nobody has touched asks for none", () => {
    const { model, captcha } = setUp();
    model.methods.reset();
    expect(captcha()).toEqual({ kind: "idle" });
  });

  test("without it nothing is sent, and what was typed stays for another try [P-207]", async () => {
    const { model, requests, status } = setUp({ isHuman: [false, true] });
    await model.form.submit(fields);
    expect([requests.length, status()]).toEqual([0, "editing"]);
    void model.form.submit(fields);
    await settle();
    expect(requests[0]?.body).toMatchObject({ recaptcha: "token-2" });
  });
});

describe("sending", () => {
  test("posts names, phone, the question, both consents, language, platform and captcha to the callback [P-005, P-084, P-112, P-217]", async () => {
    const { model, requests, emit } = setUp();
    void model.form.submit(fields);
    await settle();
    expect(requests).toMatchObject([{ body: { ...fields, agree: "1", lang: "nl", platform: "web", recaptcha: "token-1" } }]);
    expect(requests[0]).not.toHaveProperty("address");
    expect(emit).toHaveBeenCalledExactlyOnceWith("digi-submit", { form: "callback", fields });
  });

  test("has verified flag, what becomes of the sending with its message, resets and token as its state [P-113]", async () => {
    const { model, answer, status, captcha } = setUp();
    expect([status(), captcha().kind, model.form.resets.value]).toEqual(["editing", "idle", 0]);
    void model.form.submit(fields);
    await settle();
    expect([status(), captcha()]).toEqual(["sending", { kind: "verified", token: "token-1" }]);
    answer({ ok: true, value: { data }, message: "Thank you." });
    await settle();
    expect(model.form.state.value).toEqual({ status: "sent", answer: { data }, message: "Thank you." });
    expect(model.sentNumber.value).toBe("470123456");
    model.methods.reset();
    expect([status(), model.form.resets.value]).toEqual(["editing", 1]);
  });

  test("once, however often it is pressed", async () => {
    const { model, requests } = setUp();
    void model.form.submit(fields);
    void model.form.submit(fields);
    await settle();
    expect(requests).toHaveLength(1);
  });
});

test("follows the hours by the minute, and leaves no timer behind [P-084]", async () => {
  const { model, clock, stop } = setUp();
  expect(model.callTime.value).toBe("now");
  await clock.pass(30_000);
  expect(model.callTime.value).toBe("tomorrow");
  stop();
  expect(clock.timers).toBe(0);
});
