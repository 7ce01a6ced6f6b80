/** A clock that stands still until a test moves it. */
import type { Clock } from "#core/platform/clock.ts";

export type FakeClock = Clock & {
  /**
   * Moves the clock forward, and runs the timers that end meanwhile. After each timer it waits until all promises that depend on it are
   * resolved.
   */
  pass(ms: number): Promise<void>;
  /** The number of timers that are set. */
  readonly timers: number;
};

/** Waits until all code has run that waits for promises which are resolved already. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

export function createFakeClock(startMs = Date.UTC(2026, 0, 5, 12)): FakeClock {
  let nowMs = startMs;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();

  const after: Clock["after"] = (ms, run) => {
    const timer = { at: nowMs + ms, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };

  return {
    now: () => nowMs,
    after,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const cancel = after(ms, resolve);
        signal?.addEventListener("abort", () => {
          cancel();
          reject(signal.reason);
        });
      }),
    async pass(ms) {
      const end = nowMs + ms;
      await settle();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        timers.delete(next);
        nowMs = next.at;
        next.run();
        await settle();
      }
      nowMs = end;
      await settle();
    },
    get timers() {
      return timers.size;
    },
  };
}
