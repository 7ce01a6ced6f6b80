/** Fakes for the tests of loading: calls that the test answers, and a clock that the test moves. */
import { signal } from "@preact/signals-core";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

export type Asked = {
  readonly request: Request<Record<string, unknown>, unknown>;
  /** Answers the call, and resolves when the model has processed the answer. */
  answer(value: unknown): Promise<void>;
  fail(failure?: Partial<Failure>): Promise<void>;
};

/** Creates the ports of a model. A call that is aborted is not answered, as in a browser that notices the abort late. */
export function createDesk() {
  const clock = createFakeClock();
  const asked: Asked[] = [];
  const call: Call = (_endpoint, request) =>
    new Promise((resolve) => {
      const reply = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      asked.push({
        request: request as Asked["request"],
        answer: (value) => reply({ ok: true, value }),
        fail: (failure) => reply({ ok: false, failure: { code: "network.unreachable", ...failure } }),
      });
    });
  const last = (): Asked => {
    const latest = asked.at(-1);
    if (!latest) throw new Error("nothing was asked");
    return latest;
  };
  const language = signal<Language>("en");
  return { clock, asked, last, language, ports: { call, clock, language } };
}
