/** What the tests of loading stand on: calls that wait to be answered, and a clock that waits to be told. */
import { signal } from "@preact/signals-core";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

export type Asked = {
  readonly request: Request<Record<string, unknown>, unknown>;
  /** Resolves when the model has taken it in. */
  answer(value: unknown): Promise<void>;
  fail(failure?: Partial<Failure>): Promise<void>;
};

/** Being aborted does not answer a call, as with a browser that is late to notice. */
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
