/** Fakes for the tests of addresses: a clock that the test moves, and an API whose calls the test answers. */
import { signal } from "@preact/signals-core";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Language } from "#core/base/values/language.ts";

export function createClock() {
  let now = 0;
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
      for (const timer of timers) if (timer.at <= now && timers.delete(timer)) timer.run();
    },
  };
}

export type Asked = {
  readonly id: string;
  readonly body: any;
  readonly signal: AbortSignal | undefined;
  /** Answers the call, and resolves when the model has processed the answer. */
  answer(outcome: Outcome<any, any>): Promise<void>;
};

export const good = (value: object): Outcome<any, any> => ({ ok: true, value });

/** Creates ports whose calls are listed in `asked` until the test answers them. A call that is aborted stays unanswered. */
export function createDesk() {
  const clock = createClock();
  const asked: Asked[] = [];
  const call: Call = (endpoint, request) =>
    new Promise((resolve) => {
      asked.push({
        id: specOf(endpoint).id,
        body: request?.body,
        signal: request?.signal,
        async answer(outcome) {
          resolve(outcome);
          for (let turn = 0; turn < 5; turn++) await Promise.resolve();
        },
      });
    });
  /** Waits until the latest call has the given id, and returns it. */
  const until = async (id: string): Promise<Asked> => {
    for (let turn = 0; turn < 100; turn++) {
      const latest = asked.at(-1);
      if (latest?.id === id) return latest;
      await Promise.resolve();
    }
    throw new Error(`no call of ${id}`);
  };
  const language = signal<Language>("en");
  return { clock, asked, until, language, ports: { call, clock, language } };
}

export const wavre = { cityId: "w", stateId: "BE-WBR", city: "Wavre" };
export const limal = { cityId: "l", stateId: "BE-WBR", city: "Limal" };
export const brussels = { cityId: "b", stateId: "BE-BRU", city: "Brussels" };
export const square = { streetId: "s1", stateId: "BE-BRU", street: "Grand-Place" };
export const one = { fttbId: "FTTB-1", number: "1", boxes: [] };
