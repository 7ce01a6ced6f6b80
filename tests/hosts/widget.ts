/** Helpers for tests with the newsletter on a host page. */
import { expect, type Locator, type Page, type Request } from "playwright/test";
import { lateAfterMs } from "#loader/failure.ts";
import { apiOrigin, cdnOrigin, hostOrigin } from "./pages.ts";

export const newsletter = (page: Pick<Page, "locator">): Locator => page.locator("digi-newsletter").first();

/** Expects that the newsletter is rendered, and that its first field accepts typing. */
export async function expectReady(page: Pick<Page, "locator">): Promise<void> {
  await newsletter(page).scrollIntoViewIfNeeded();
  await expect(newsletter(page)).toHaveJSProperty("isConnected", true);
  await expect(page.locator("digi-newsletter:state(ready)").first()).toBeAttached();
}

/** Expects that a tag is rendered, wherever it is in the page. */
export const isReady = (page: Page, tag = "digi-newsletter"): Promise<void> =>
  expect(page.locator(`${tag}:state(ready)`).first()).toBeAttached();

/** Records every request of the page from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

export const isOurs = (request: Request): boolean => new URL(request.url()).origin === cdnOrigin;

/** Returns the addresses of all requests to an origin that is neither the page's, nor the release's, nor the API's. */
export const strangers = (requests: readonly Request[]): string[] =>
  requests
    .map((request) => request.url())
    .filter((url) => !url.startsWith("data:") && ![hostOrigin, cdnOrigin, apiOrigin].includes(new URL(url).origin));

/** Shortens a time limit to 50 ms on pages that are opened from now on: the time after which a file that has not arrived counts as late. */
export const makeLateSoon = (page: Page): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { setTimeout: real } = window;
    window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
      real(work, delayMs === ms ? 50 : delayMs, ...given)) as typeof real;
  }, lateAfterMs);

/** Makes files count as late when the test calls `becomeLate`, instead of by the clock, on pages that are opened from now on. */
export const holdLate = (page: Page): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { setTimeout: real } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, { becomeLate: () => waiting.splice(0).map((work) => work()).length });
    window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
      delayMs === ms ? -waiting.push(work) : real(work, delayMs, ...given)) as typeof real;
  }, lateAfterMs);

/**
 * Makes files count as late now.
 * @returns how many tags checked whether their files are late
 */
export const becomeLate = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { becomeLate(): number }).becomeLate());
