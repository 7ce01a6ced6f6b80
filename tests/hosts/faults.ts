/** Makes files fail on a page, and lets the test control the time that passes on the page. */
import type { Page, Route } from "playwright/test";
import { attemptMs } from "#loader/chunks.ts";
import { lateAfterMs } from "#loader/failure.ts";

export type Fault = (route: Route) => Promise<void>;

export const unavailable: Fault = (route) => route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "" });
export const killed: Fault = (route) => route.abort("connectionreset");
export const html: Fault = (route) =>
  route.fulfill({
    status: 200,
    contentType: "text/html",
    headers: { "access-control-allow-origin": "*" },
    body: "<!doctype html><p>Maintenance</p>",
  });

/** The time in ms that a visitor may lose at most: when a file failed once, and when it failed three times. */
export const [onceMs, thriceMs] = [2000, 8000];
/**
 * The range in ms of timers that are the loader's pauses between two attempts. Shorter timers only let other code run; longer ones are no
 * pauses, and neither is the wait until a late file's card is shown (`butMs`).
 */
export const pauses = { leastMs: 150, mostMs: thriceMs, butMs: lateAfterMs };

/** Ends each pause between two attempts at once, and records how long it would have lasted. This function runs in the page. */
export function skipPauses({ leastMs, mostMs, butMs }: typeof pauses): void {
  const { setTimeout: real } = window;
  const pausesMs: number[] = [];
  Object.assign(window, { pausesMs });
  window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) => {
    if (delayMs < leastMs || delayMs > mostMs || delayMs === butMs) return real(work, delayMs, ...given);
    return real(() => {
      pausesMs.push(delayMs);
      work();
    });
  }) as typeof real;
}

/** Makes the time limit for loading a file end when the test says so, instead of by the clock. */
export const holdAttempts = (page: Page): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { setTimeout: real } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, { endAttempts: () => waiting.splice(0).forEach((end) => end()) });
    window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
      [1, 2, 4, 8].includes(delayMs / ms) ? -waiting.push(work) : real(work, delayMs, ...given)) as typeof real;
  }, attemptMs);

export const endAttempts = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { endAttempts(): void }).endAttempts());
