/** Lets requests for files of the release fail, as on a bad line. */
import type { Page } from "playwright/test";

/**
 * Lets the first request for each file fail whose address matches the pattern; the second request succeeds. The browser reports an error
 * about each failure.
 * @returns a function that returns the addresses of the files that failed, sorted: `/my-digi.orders.js`
 */
export async function loseOnce(page: Page, pattern: RegExp): Promise<() => readonly string[]> {
  const lost = new Set<string>();
  await page.route(pattern, async (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^.*(?=\/)/, "");
    if (lost.has(name)) return route.continue();
    lost.add(name);
    return route.abort();
  });
  return () => [...lost].toSorted();
}

/** Makes the requests for a file fail until the returned function is called. */
export async function lose(page: Page, file: string): Promise<() => void> {
  let isLost = true;
  await page.route(file, (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  return () => (isLost = false);
}
