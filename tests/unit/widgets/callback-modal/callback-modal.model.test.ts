import { signal } from "@preact/signals-core";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { Model } from "#widgets/callback-modal/callback-modal.model.ts";
import { expectComplaint } from "#tests/setup.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";

const fields = {
  first_name: "Marie",
  last_name: "Peeters",
  phone_number: "470123456",
  radio: "yes",
  digi_terms: "1",
  digi_contact: "1",
} as const;
const captchaMs = 600_000;
const thursdayEvening = Date.parse("2026-01-15T16:59:30+01:00");

/** Creates a clock that stands still until the test moves it. */
function createClock(startMs: number) {
  let now = startMs;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    wait: () => Promise.reject(new Error("nothing waits here")),
    pending: () => timers.size,
    advance(ms: number): void {
      now += ms;
      const due = Array.from(timers).filter((timer) => timer.at <= now && timers.delete(timer));
      for (const timer of due) timer.run();
    },
  };
}

type Sent = { readonly endpoint: Endpoint<any, any, any>; readonly request: Request<any, any> | undefined };

type Setting = { options?: object; answer?: Outcome<any>; cancels?: boolean; takes?: boolean };

/** Creates a model whose ports record what it does; `answer` is the answer of the endpoint, `check` that of the captcha's check. */
function setUp({ options = {}, answer, cancels = false, takes = true }: Setting = {}) {
  const clock = createClock(thursdayEvening);
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  const call: Call = (endpoint, request) => {
    sent.push({ endpoint, request });
    return Promise.resolve((specOf(endpoint).id === "captcha.check" ? { ok: true, value: { res: true } } : answer) as never);
  };
  let tokens = 0;
  const provider = { obtain: () => Promise.resolve({ token: `token-${++tokens}`, lifeMs: captchaMs }) };
  const ports: Ports = {
    call,
    clock,
    language: signal<Language>("nl"),
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, provider, secure: true, needsHand: false },
    announcer: createAnnouncer(),
    ...noServices,
    emit(type, detail) {
      events.push([type, detail]);
      if (takes && type === "digi-submit") (detail as { taken?: boolean }).taken = true;
      return !(cancels && type === "digi-submit");
    },
    track: (event, detail) => void events.push([event, detail]),
    pathOf: () => "/",
    pages: () => ({}),
    navigate: () => {},
  };
  const given = signal<{ open?: boolean; endpoint?: string }>(options);
  const model = new Model(ports, given);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  const named = (name: string) => events.filter(([type]) => type === name);
  /** Returns the calls of the form, without those of the captcha. */
  const requests = (): Sent[] => sent.filter(({ endpoint }) => !specOf(endpoint).id.startsWith("captcha."));
  return { model, given, clock, events, named, requests, stop };
}

/** Waits until all code has run that waits for promises which are resolved already. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("opening and closing", () => {
  test("follows the option both ways, and says nothing about what the page did", () => {
    const { model, given, events } = setUp();
    expect(model.isOpen.value).toBe(false);
    given.value = { open: true };
    expect(model.isOpen.value).toBe(true);
    given.value = { open: false };
    expect(model.isOpen.value).toBe(false);
    expect(events).toEqual([]);
  });

  test("by method shows in the option, so that the property tells how things are", () => {
    const { model, given, events } = setUp({ options: { endpoint: "/x" } });
    model.methods.show();
    expect(given.value).toEqual({ open: true, endpoint: "/x" });
    model.methods.close();
    expect(given.value).toEqual({ open: false, endpoint: "/x" });
    expect(events).toEqual([]);
  });

  test("by the visitor sends digi-close once, and the page can open it again [C-449]", () => {
    const { model, given, named } = setUp({ options: { open: true } });
    model.close();
    model.close();
    expect(named("digi-close")).toHaveLength(1);
    expect(model.isOpen.value).toBe(false);
    given.value = { ...given.value, open: true };
    expect(model.isOpen.value).toBe(true);
  });
});

describe("without an endpoint", () => {
  test("a request reaches the page by digi-submit and no server [P-155, P-282, C-406]", async () => {
    const { model, named, requests } = setUp({ options: { open: true } });
    await model.form.submit(fields);
    expect(named("digi-submit")).toEqual([["digi-submit", { form: "callback", fields, taken: true }]]);
    expect(requests()).toEqual([]);
    expect(model.form.state.value.status).toBe("sent");
  });

  test("the fields of the page are strings, the open question too [P-108]", async () => {
    const { model, named } = setUp();
    const { radio: _open, ...rest } = fields;
    await model.form.submit(rest);
    expect(named("digi-submit")).toEqual([["digi-submit", { form: "callback", fields: { ...rest, radio: "" }, taken: true }]]);
  });

  test("a page that cancels keeps the form as it is", async () => {
    const { model, named } = setUp({ cancels: true });
    await model.form.submit(fields);
    expect(model.form.state.value.status).toBe("editing");
    expect(named("digi-success")).toEqual([]);
  });

  test("the second click closes and empties; closing otherwise keeps [P-156, C-448]", async () => {
    const { model, named } = setUp({ options: { open: true } });
    model.onTyping(fields);
    await model.form.submit(fields);
    model.close();
    expect(model.form.state.value.status).toBe("sent");
    expect(model.form.resets.value).toBe(0);
    model.methods.show();
    model.finish();
    expect(model.isOpen.value).toBe(false);
    expect(model.form.state.value.status).toBe("editing");
    expect(model.form.resets.value).toBe(1);
    expect(model.isReady.value).toBe(false);
    expect(named("digi-close")).toHaveLength(2);
  });

  test("back returns to the form, which stays as it was [P-066]", async () => {
    const { model } = setUp({ options: { open: true } });
    model.onTyping(fields);
    await model.form.submit(fields);
    model.back();
    expect(model.form.state.value.status).toBe("editing");
    expect(model.form.resets.value).toBe(0);
    expect(model.isReady.value).toBe(true);
    expect(model.isOpen.value).toBe(true);
  });
});

describe("who takes it", () => {
  const warnings = (): readonly unknown[] => vi.mocked(console.warn).mock.calls;
  beforeEach(() => void vi.mocked(console.warn).mockClear());

  test("nobody: confirmed, but neither counted nor promised, and told once for all requests of the page [P-154]", async () => {
    expectComplaint("nobody takes this request");
    const { model, named } = setUp({ takes: false });
    await model.form.submit(fields);
    expect([model.form.state.value.status, model.isTaken.value]).toEqual(["sent", false]);
    model.back();
    await model.form.submit(fields);
    expect([named("digi-success"), named("generate_lead")]).toEqual([[], []]);
    expect(warnings()).toEqual([[expect.stringMatching(/^\[digi\] <digi-callback-modal>: nobody takes this request\./)]]);
  });

  test.each([
    ["a page that says so", { takes: true }],
    ["an address", { takes: false, options: { endpoint: "/forms/callback" }, answer: { ok: true, value: {} } as const }],
  ])("%s: promised, counted, and nothing is said", async (_who, setting: Setting) => {
    const { model, named } = setUp(setting);
    await model.form.submit(fields);
    expect(model.isTaken.value).toBe(true);
    expect(named("digi-success")).toHaveLength(1);
    expect(named("generate_lead")).toHaveLength(1);
    expect(warnings()).toEqual([]);
  });

  test("a page that cancels has seen it: nothing is said", async () => {
    const { model } = setUp({ cancels: true, takes: false });
    await model.form.submit(fields);
    expect(warnings()).toEqual([]);
  });
});

describe("with an endpoint", () => {
  test("posts the fields there, with the captcha, language and platform", async () => {
    const { model, requests } = setUp({ options: { endpoint: "/forms/callback" }, answer: { ok: true, value: {} } });
    await model.form.submit(fields);
    const [request] = requests();
    expect(request?.endpoint.encoding).toBe("multipart");
    expect(request?.request).toMatchObject({
      address: "/forms/callback",
      body: { ...fields, agree: "1", lang: "nl", platform: "web", recaptcha: "token-1" },
    });
    expect(model.form.state.value.status).toBe("sent");
  });

  test("a refusal is told, and nothing is confirmed", async () => {
    const failure = { code: "http.refused", httpStatus: 503 } as const;
    const { model, named } = setUp({ options: { endpoint: "/forms/callback" }, answer: { ok: false, failure } });
    await model.form.submit(fields);
    expect(model.form.state.value).toEqual({ status: "refused", failure });
    expect(named("digi-success")).toEqual([]);
  });

  test("a cancelled request is not posted", async () => {
    const { model, requests } = setUp({ options: { endpoint: "/forms/callback" }, cancels: true });
    await model.form.submit(fields);
    expect(requests()).toEqual([]);
  });
});

test("an expired captcha is no longer verified until a new one is [P-157, C-450]", async () => {
  const { model, clock } = setUp();
  model.form.captcha.begin();
  await settle();
  expect(model.form.captcha.state.value).toEqual({ kind: "verified", token: "token-1" });
  clock.advance(captchaMs);
  expect(model.form.captcha.state.value.kind).toBe("working");
  await settle();
  expect(model.form.captcha.state.value).toEqual({ kind: "verified", token: "token-2" });
});

test("tells when the call comes by the minute while it is open, and has no timer otherwise [C-446]", () => {
  const { model, clock, stop } = setUp();
  expect(clock.pending()).toBe(0);
  model.methods.show();
  expect(model.callTime.value).toBe("now");
  clock.advance(30_000);
  expect(model.callTime.value).toBe("tomorrow");
  model.close();
  expect(clock.pending()).toBe(0);
  clock.advance(16 * 3_600_000);
  model.methods.show();
  expect(model.callTime.value).toBe("now");
  stop();
  expect(clock.pending()).toBe(0);
});
