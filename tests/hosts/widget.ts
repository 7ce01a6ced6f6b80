/** The newsletter on a host page, as these tests look at it. */
import { expect, type Locator, type Page, type Request } from "playwright/test";
import { lateAfterMs } from "#loader/failure.ts";
import { apiOrigin, cdnOrigin, hostOrigin } from "./pages.ts";

export const newsletter = (page: Pick<Page, "locator">): Locator => page.locator("digi-newsletter").first();

/** Drawn, and its first field takes typing. */
export async function expectReady(page: Pick<Page, "locator">): Promise<void> {
  await newsletter(page).scrollIntoViewIfNeeded();
  await expect(newsletter(page)).toHaveJSProperty("isConnected", true);
  await expect(page.locator("digi-newsletter:state(ready)").first()).toBeAttached();
}

/** Drawn, wherever it stands. */
export const isReady = (page: Page, tag = "digi-newsletter"): Promise<void> =>
  expect(page.locator(`${tag}:state(ready)`).first()).toBeAttached();

/** Every request of the page from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

export const isOurs = (request: Request): boolean => new URL(request.url()).origin === cdnOrigin;

/** Requests to anybody who is neither page, release nor API. */
export const strangers = (requests: readonly Request[]): string[] =>
  requests
    .map((request) => request.url())
    .filter((url) => !url.startsWith("data:") && ![hostOrigin, cdnOrigin, apiOrigin].includes(new URL(url).origin));

/** On pages opened from now on, a file is late after 50 ms. */
export const makeLateSoon = (page: Page): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { setTimeout: real } = window;
    window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
      real(work, delayMs === ms ? 50 : delayMs, ...given)) as typeof real;
  }, lateAfterMs);

/** On pages opened from now on, files are late when the test says so (`becomeLate`), and not by the clock. */
export const holdLate = (page: Page): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { setTimeout: real } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, { becomeLate: () => waiting.splice(0).map((work) => work()).length });
    window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
      delayMs === ms ? -waiting.push(work) : real(work, delayMs, ...given)) as typeof real;
  }, lateAfterMs);

/** Answers how many tags looked whether they are late. */
export const becomeLate = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { becomeLate(): number }).becomeLate());
