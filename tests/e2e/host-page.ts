/** Helpers with which a journey acts as the page around the widgets. */
import type { Page } from "playwright/test";

export const setLanguage = (page: Page, language: string): Promise<void> =>
  page.evaluate(
    (to) => (window as unknown as { digiWidgets: { setLanguage(to: string): Promise<void> } }).digiWidgets.setLanguage(to),
    language,
  );

/**
 * Begins to record the details of the page's events of one name. With `cancel`, the page also prevents the default action of these events.
 * @returns a function that returns the record
 */
export async function listen(page: Page, name: string, { cancel = false } = {}): Promise<() => Promise<unknown[]>> {
  await page.evaluate(
    ([type, cancels]) => {
      const heard: unknown[] = [];
      (window as unknown as Record<string, unknown>)[type] = heard;
      document.addEventListener(type, (event) => {
        heard.push((event as CustomEvent).detail);
        if (cancels) event.preventDefault();
      });
    },
    [name, cancel] as const,
  );
  return () => page.evaluate((type) => (window as unknown as Record<string, unknown[]>)[type] ?? [], name);
}
