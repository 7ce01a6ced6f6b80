/** The only access to time. Each function that starts a timer returns a function that stops the timer, or takes an abort signal. */
export type Clock = {
  /** The current time in epoch milliseconds. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds; returns a function that cancels the call. */
  after(ms: number, run: () => void): () => void;
  /** Resolves after `ms` milliseconds, or rejects with the signal's reason when the signal aborts first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
};

/** The longest delay of a timer, in milliseconds: browsers fire a timer at once when its delay is longer than this (about 24 days). */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, longestTimerMs));
    return () => clearTimeout(timer);
  },
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", onAbort);
        resolve();
      }, ms);
      const onAbort = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", onAbort, { once: true });
    }),
};
