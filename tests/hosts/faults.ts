/** Ways in which files fail on a page, and the time that passes there: the test controls it, not the clock. */
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

/** The time in ms that a visitor may lose: when a file failed once, and when it failed three times. */
export const [onceMs, thriceMs] = [2000, 8000];
/**
 * Timers that are pauses between attempts. Shorter timers are turns of code; longer ones are no pauses of fetching, and neither is the wait
 * for the card of a late file.
 */
export const pauses = { leastMs: 150, mostMs: thriceMs, butMs: lateAfterMs };

/** Ends each pause at once, and records how long it would have lasted. Runs in the page. */
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

/** Makes the time limit of an attempt end on that page when the test says so, and not by the clock. */
export const holdAttempts = (page: Page): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { setTimeout: real } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, { endAttempts: () => waiting.splice(0).forEach((end) => end()) });
    window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
      [1, 2, 4, 8].includes(delayMs / ms) ? -waiting.push(work) : real(work, delayMs, ...given)) as typeof real;
  }, attemptMs);

export const endAttempts = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { endAttempts(): void }).endAttempts());
