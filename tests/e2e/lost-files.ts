/** Loses files of the release once, as a bad line does. */
import type { Page } from "playwright/test";

/**
 * Loses the first request for each file whose address matches the pattern; the next one is answered. The browser complains about each.
 * @returns a function that returns the lost files, sorted: `/my-digi.orders.js`
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
