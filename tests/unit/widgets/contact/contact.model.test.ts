import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { BodyOf } from "#core/base/contract/endpoint.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import type { formsContact } from "#widgets/contact/contact.contract.ts";
import { longSendingMs } from "#core/forms/sending/sending.model.ts";
import { Model } from "#widgets/contact/contact.model.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";

type Fields = Parameters<InstanceType<typeof Model>["form"]["submit"]>[0];

const fields: Fields = {
  first_name: "Marie",
  last_name: "Peeters",
  email: "marie@example.be",
  phone: "470123456",
  category: "press",
  message: "Hello",
  marketing_agree: "",
  gdpr_agree: "1",
};
const file = { name: "cv.pdf", size: 3, type: "application/pdf", content: "secret" };
const sent: Outcome<unknown> = { ok: true, value: {}, message: "Thank you." };
const refused = (failure: Partial<Failure>): Outcome<unknown> => ({ ok: false, failure: { code: "http.refused", ...failure } });

/** Creates a model whose ports record what it does. `answer` answers the call that the model is waiting for. */
function setUp({ cancels = false } = {}) {
  const timers = new Map<() => void, number>();
  const clock = {
    now: () => 0,
    after(ms: number, run: () => void) {
      timers.set(run, ms);
      return () => void timers.delete(run);
    },
    wait: () => Promise.reject(new Error("nothing waits here")),
  };
  const requests: Request<undefined, BodyOf<typeof formsContact>>[] = [];
  let answer: (outcome: Outcome<unknown>) => void = () => {};
  const call: Call = (endpoint, request) => {
    if (specOf(endpoint).id === "captcha.check") return Promise.resolve({ ok: true, value: { res: true } } as never);
    requests.push(request as never);
    return new Promise((resolve) => (answer = resolve as typeof answer));
  };
  let tokens = 0;
  const provider = { obtain: () => Promise.resolve({ token: `token-${++tokens}`, lifeMs: 600_000 }) };
  const emit = vi.fn<Ports["emit"]>((type) => !(cancels && type === "digi-submit"));
  const track = vi.fn<Ports["track"]>();
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
    track,
    pathOf: () => "/",
    pages: () => ({}),
    navigate: () => {},
  };
  const model = new Model(ports);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  const untilSent = (count = 1) => vi.waitFor(() => expect(requests).toHaveLength(count));
  return {
    model,
    emit,
    track,
    requests,
    untilSent,
    answer: (outcome: Outcome<unknown>) => answer(outcome),
    status: () => model.form.state.value.status,
    /** Lets the time pass after which sending counts as long. */
    waitLong: (): void => {
      for (const [run, ms] of timers) if (ms === longSendingMs && timers.delete(run)) run();
    },
  };
}

describe("sending", () => {
  test("carries the fields, the file, both consents, prefix, language, platform and the captcha [P-007, P-097, P-098, P-018, P-303, P-310]", async () => {
    const { model, requests, untilSent } = setUp();
    void model.form.submit({ ...fields, marketing_agree: "1", upload: file });
    await untilSent();
    expect(requests[0]?.body).toEqual({
      ...fields,
      marketing_agree: "1",
      upload: file,
      agree: "1",
      prefix: "+32",
      lang: "nl",
      platform: "web",
      recaptcha: "token-1",
    });
    expect(Object.keys(requests[0]?.body ?? {}).at(-1)).toBe("upload");
  });

  test("goes without a file too [P-049]", async () => {
    const { model, requests, untilSent } = setUp();
    void model.form.submit(fields);
    await untilSent();
    expect(requests[0]?.body?.upload).toBeUndefined();
  });

  test("shows the host page the fields and the name of the file, never its content nor the captcha", async () => {
    const { model, emit, untilSent } = setUp();
    void model.form.submit({ ...fields, upload: file });
    await untilSent();
    expect(emit).toHaveBeenCalledExactlyOnceWith("digi-submit", { form: "contact", fields: { ...fields, upload: "cv.pdf" } });
  });

  test("does not begin when the host page cancels it", async () => {
    const { model, requests, status } = setUp({ cancels: true });
    await model.form.submit(fields);
    expect(requests).toEqual([]);
    expect(status()).toBe("editing");
  });

  test("happens once, however often it is asked for [P-020]", async () => {
    const { model, requests, untilSent, answer, status } = setUp();
    const first = model.form.submit(fields);
    void model.form.submit(fields);
    await untilSent();
    answer(sent);
    await first;
    expect(requests).toHaveLength(1);
    expect(status()).toBe("sent");
  });

  test("tells how far the file is", async () => {
    const { model, requests, untilSent } = setUp();
    void model.form.submit({ ...fields, upload: file });
    await untilSent();
    requests[0]?.onProgress?.(0.4);
    expect(model.form.state.value).toEqual({ status: "sending", progress: 0.4 });
  });

  test("ends with the server's own words, an event and a track without personal data [P-265, P-289]", async () => {
    const { model, emit, track, untilSent, answer } = setUp();
    const done = model.form.submit(fields);
    await untilSent();
    answer(sent);
    await done;
    expect(model.form.state.value).toMatchObject({ status: "sent", message: "Thank you." });
    expect(emit).toHaveBeenLastCalledWith("digi-success", { form: "contact" });
    expect(track).toHaveBeenCalledExactlyOnceWith("generate_lead", { form: "contact" });
  });

  test("that is refused keeps the failure for the view [P-285, P-286]", async () => {
    const { model, untilSent, answer } = setUp();
    const done = model.form.submit(fields);
    await untilSent();
    answer(refused({ httpStatus: 503, message: "Not now." }));
    await done;
    expect(model.form.state.value).toEqual({ status: "refused", failure: { code: "http.refused", httpStatus: 503, message: "Not now." } });
  });
});

describe("a long sending", () => {
  test("can be stopped once it is long, whether or not a file travels", async () => {
    const { model, untilSent, waitLong } = setUp();
    void model.form.submit(fields);
    await untilSent();
    expect(model.sending.notice.value).toBe("none");
    waitLong();
    expect(model.sending.notice.value).toBe("long");
  });

  test("does not begin anew with each piece of progress", async () => {
    const { model, requests, untilSent, waitLong } = setUp();
    void model.form.submit({ ...fields, upload: file });
    await untilSent();
    waitLong();
    requests[0]?.onProgress?.(0.5);
    expect(model.sending.notice.value).toBe("long");
  });

  test("that is answered has nothing to stop any more", async () => {
    const { model, untilSent, waitLong, answer } = setUp();
    const done = model.form.submit(fields);
    await untilSent();
    waitLong();
    answer(refused({}));
    await done;
    expect(model.sending.notice.value).toBe("none");
  });

  test("that was stopped: the call is cancelled, the form is as it was, and the next has a captcha of its own", async () => {
    const { model, requests, untilSent, waitLong, status, answer } = setUp();
    void model.form.submit(fields);
    await untilSent();
    waitLong();
    model.sending.stop();
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(status()).toBe("editing");
    expect(model.sending.notice.value).toBe("stopped");
    answer(sent); // The answer comes after all.
    void model.form.submit(fields);
    await untilSent(2);
    expect(model.sending.notice.value).toBe("none");
    expect(status()).toBe("sending");
    expect(requests[1]?.body?.recaptcha).toBe("token-2");
  });
});

test("reset ends what runs, empties the form and forgets what was said", async () => {
  const { model, requests, untilSent, waitLong, status } = setUp();
  void model.form.submit(fields);
  await untilSent();
  waitLong();
  model.sending.stop();
  model.methods.reset();
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect(status()).toBe("editing");
  expect(model.sending.notice.value).toBe("none");
  expect(model.form.resets.value).toBe(1);
});

test("a disposed model cancels its call", async () => {
  const { model, requests, untilSent } = setUp();
  void model.form.submit(fields);
  await untilSent();
  model.start()();
  expect(requests[0]?.signal?.aborted).toBe(true);
});
