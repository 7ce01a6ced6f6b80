import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { BodyOf } from "#core/base/contract/endpoint.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import type { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { Model } from "#widgets/job-application/job-application.model.ts";
import { quarterOf, simulatedMs } from "#widgets/job-application/job-application.rules.ts";
import type { JobApplicationFields } from "#widgets/job-application/job-application.schema.ts";
import { detailsOf } from "#tests/unit/widgets/job-list/samples.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";

const pdf = (name: string) => ({ name, size: 3, type: "application/pdf" });
const fields: JobApplicationFields = {
  first_name: "Marie",
  last_name: "Peeters",
  email: "marie@example.be",
  upload_cv: [pdf("cv.pdf")],
  upload_letter: [pdf("one.pdf"), pdf("two.docx")],
  agree: "1",
};

/** Creates a clock that stands still until the test moves it. `isSending` tells whether another timer may still come. */
function createStill(isSending: () => boolean) {
  let nowMs = 0;
  const waits = new Set<{ untilMs: number; go: () => void }>();
  const clock: Ports["clock"] = {
    now: () => nowMs,
    after: () => () => undefined,
    wait: (ms, aborted) =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          waits.delete(wait);
          reject(new Error("aborted"));
        };
        const go = (): void => {
          aborted?.removeEventListener("abort", stop);
          resolve();
        };
        const wait = { untilMs: nowMs + ms, go };
        waits.add(wait);
        aborted?.addEventListener("abort", stop);
      }),
  };
  return {
    clock,
    waits,
    untilWaiting: () => vi.waitFor(() => expect(waits.size).toBe(1)),
    /** Moves the clock to a time, one timer after another. */
    async passTo(ms: number): Promise<void> {
      for (;;) {
        await vi.waitFor(() => expect(waits.size === 1 || !isSending()).toBe(true));
        const [next] = waits;
        if (!next || next.untilMs > ms) break;
        nowMs = next.untilMs;
        waits.delete(next);
        next.go();
        for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      }
      nowMs = ms;
    },
  };
}

/** Creates a model whose ports record what it does, and whose clock stands still until the test moves it. */
function setUp(options: { job?: string; endpoint?: string; structuredData?: boolean } = {}, { cancels = false } = {}) {
  vi.spyOn(console, "warn").mockReturnValue();
  const { clock, waits, untilWaiting, passTo } = createStill(() => model.form.state.value.status === "sending");
  const texts: unknown[] = [];
  const requests: Request<undefined, BodyOf<typeof formsJobApplication>>[] = [];
  let answer: (outcome: Outcome<unknown>) => void = () => {};
  const call: Call = (endpoint, request) => {
    if (specOf(endpoint).id === "captcha.check") return Promise.resolve({ ok: true, value: { res: true } } as never);
    if (specOf(endpoint).id === "jobs.one") {
      texts.push(request?.query);
      return Promise.resolve({ ok: true, value: detailsOf(1) } as never);
    }
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
    language: signal<Language>("fr"),
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock: { ...clock, wait: () => new Promise(() => {}) }, provider, secure: true, needsHand: false },
    announcer: createAnnouncer(),
    ...noServices,
    emit,
    track,
    pathOf: () => "/",
    pages: () => ({}),
    navigate: () => {},
  };
  const given = signal(options);
  const model = new Model(ports, given);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
    vi.restoreAllMocks();
  });
  return {
    model,
    emit,
    track,
    requests,
    texts,
    given,
    waits,
    status: () => model.form.state.value.status,
    untilWaiting,
    passTo,
    untilSent: () => vi.waitFor(() => expect(requests).toHaveLength(1)),
    answer: (outcome: Outcome<unknown>) => answer(outcome),
  };
}

test("the text of the job that the page names is loaded, and given to search engines where the page wants it", async () => {
  const { model, texts, given } = setUp();
  const stop = model.start();
  expect([texts, model.details.state.value.status]).toEqual([[], "idle"]);
  given.value = { job: "job-1" };
  await vi.waitFor(() => expect(model.details.state.value.status).toBe("loaded"));
  expect([texts, model.posting.value]).toEqual([[{ id: "job-1", lang: "fr" }], undefined]);
  given.value = { job: "job-1", structuredData: true };
  expect(model.posting.value).toMatchObject({ "@type": "JobPosting", identifier: "job-1" });
  expect(texts).toHaveLength(1);
  stop();
});

describe("without an endpoint", () => {
  test("the sending is shown for three seconds, and makes no call [P-279, P-281, P-307]", async () => {
    const { model, requests, status, untilWaiting, passTo } = setUp();
    const done = model.form.submit(fields);
    await untilWaiting();
    await passTo(simulatedMs / 2);
    expect(model.form.state.value).toMatchObject({ status: "sending", progress: 0.5 });
    await passTo(simulatedMs - 1);
    expect(status()).toBe("sending");
    await passTo(simulatedMs);
    await done;
    expect(status()).toBe("sent");
    expect(simulatedMs).toBe(3000);
    expect(requests).toEqual([]);
  });

  test("success is told to the page, but is no lead, promises no reply, and the author hears why", async () => {
    const { model, emit, track, untilWaiting, passTo } = setUp({ job: "planner" });
    const done = model.form.submit(fields);
    await untilWaiting();
    await passTo(simulatedMs);
    await done;
    expect(model.form.state.value).toEqual({ status: "sent", answer: {} });
    expect(model.sentTo.value).toBeUndefined();
    expect(emit).toHaveBeenLastCalledWith("digi-success", { form: "job-application" });
    expect(track).not.toHaveBeenCalled();
  });

  test("it can be stopped, and nothing goes on", async () => {
    const { model, status, untilWaiting, waits } = setUp();
    const done = model.form.submit(fields);
    await untilWaiting();
    model.sending.stop();
    await done;
    expect(status()).toBe("editing");
    expect(model.sending.notice.value).toBe("stopped");
    expect(waits.size).toBe(0);
  });

  test("a second press while it runs is none", async () => {
    const { model, emit, untilWaiting, passTo } = setUp();
    const done = model.form.submit(fields);
    void model.form.submit(fields);
    await untilWaiting();
    await passTo(simulatedMs);
    await done;
    expect(emit.mock.calls.filter(([type]) => type === "digi-success")).toHaveLength(1);
  });
});

describe("with an endpoint", () => {
  const endpoint = "/forms/job-application";

  test("fields, job and files travel there, files last [P-010, P-055, P-103, P-104]", async () => {
    const { model, requests, untilSent } = setUp({ job: "planner", endpoint });
    void model.form.submit(fields);
    await untilSent();
    expect(requests[0]).toMatchObject({ address: endpoint });
    expect(requests[0]?.body).toEqual({ ...fields, job: "planner", lang: "fr", platform: "web", recaptcha: "token-1" });
    expect(Object.keys(requests[0]?.body ?? {}).slice(-2)).toEqual(["upload_cv", "upload_letter"]);
  });

  test("the page sees names of files, no content and no captcha", async () => {
    const { model, emit, untilSent } = setUp({ endpoint });
    void model.form.submit(fields);
    await untilSent();
    expect(emit).toHaveBeenCalledExactlyOnceWith("digi-submit", {
      form: "job-application",
      fields: { ...fields, job: "", upload_cv: "cv.pdf", upload_letter: "one.pdf, two.docx" },
    });
  });

  test("progress, the server's words, a lead, and where the reply goes", async () => {
    const { model, track, requests, untilSent, answer } = setUp({ endpoint });
    const done = model.form.submit(fields);
    await untilSent();
    requests[0]?.onProgress?.(0.4);
    expect(model.form.state.value).toEqual({ status: "sending", progress: 0.4 });
    answer({ ok: true, value: {}, message: "Merci." });
    await done;
    expect(model.form.state.value).toMatchObject({ status: "sent", message: "Merci." });
    expect(model.sentTo.value).toBe("marie@example.be");
    expect(track).toHaveBeenCalledExactlyOnceWith("generate_lead", { form: "job-application" });
  });

  test("a connection that is cut keeps all, to be sent again", async () => {
    const { model, requests, status, untilSent, answer } = setUp({ endpoint });
    const done = model.form.submit(fields);
    await untilSent();
    requests[0]?.onProgress?.(0.5);
    answer({ ok: false, failure: { code: "network.unreachable" } });
    await done;
    expect(status()).toBe("refused");
    expect(model.form.resets.value).toBe(0);
  });

  test("the page may keep it from being sent", async () => {
    const { model, requests, status } = setUp({ endpoint }, { cancels: true });
    await model.form.submit(fields);
    expect([status(), requests]).toEqual(["editing", []]);
  });

  test("reset ends what runs and empties the form", async () => {
    const { model, requests, status, untilSent } = setUp({ endpoint });
    void model.form.submit(fields);
    await untilSent();
    model.methods.reset();
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect([status(), model.form.resets.value]).toEqual(["editing", 1]);
  });
});

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 1],
  [0.99, 3],
  [1, 4],
])("of %d whoever listens has heard %d quarters", (progress, quarters) => {
  expect(quarterOf(progress)).toBe(quarters);
});
