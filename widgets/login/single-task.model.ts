import type { Outcome } from "#core/services/api/outcome.ts";

export type SingleTask = {
  isRunning(): boolean;
  /**
   * Runs a call.
   *
   * @returns the outcome of the call, or undefined where the call was cancelled in the meantime
   */
  run<Value>(call: (abort: AbortSignal) => Promise<Outcome<Value>>): Promise<Outcome<Value> | undefined>;
  cancel(): void;
};

/** Creates a task that runs one call at a time. A caller must check `isRunning` before it starts a call. */
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
