/** The only access to time. Everything that starts returns its stop. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls once after `ms`; returns the cancel. */
  after(ms: number, run: () => void): () => void;
  /** Resolves after `ms`, or rejects with the signal's reason when aborted first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
};

/** Browsers fire at once what is set later than this (about 24 days). */
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
