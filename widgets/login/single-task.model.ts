import type { Outcome } from "#core/services/api/outcome.ts";

export type SingleTask = {
  isRunning(): boolean;
  /** @returns undefined where it was cancelled meanwhile */
  run<Value>(call: (abort: AbortSignal) => Promise<Outcome<Value>>): Promise<Outcome<Value> | undefined>;
  cancel(): void;
};

/** One call at a time. Whoever begins one asks first whether another is running. */
export function createSingleTask(): SingleTask {
  let running: AbortController | undefined;
  return {
    isRunning: () => running !== undefined,
    async run(call) {
      const attempt = (running = new AbortController());
      const outcome = await call(attempt.signal);
      if (running !== attempt) return undefined;
      running = undefined;
      return outcome;
    },
    cancel() {
      running?.abort();
      running = undefined;
    },
  };
}
