/** What GA4 is told: the page's queue, as a journey reads it. */
import type { Page } from "playwright/test";

type Told = {
  readonly event?: string;
  readonly ecommerce?: { readonly items: readonly object[]; readonly affiliation?: string; readonly transaction_id?: string } | null;
};

/** On this page and those after it, on whatever site; kept by the test, not by a page. */
export async function recordLayer(page: Page): Promise<readonly Told[]> {
  const layer: Told[] = [];
  await page.exposeFunction("tellLayer", (told: Told) => void layer.push(told));
  await page.addInitScript(() => {
    const told: unknown[] = [];
    told.push = (...items) => {
      for (const item of items) (window as unknown as { tellLayer(item: unknown): void }).tellLayer(JSON.parse(JSON.stringify(item)));
      return Array.prototype.push.apply(told, items);
    };
    (window as unknown as { dataLayer: unknown[] }).dataLayer = told;
  });
  return layer;
}

type TrackedEvent = { readonly event: string; readonly ecommerce: { readonly items: readonly { readonly item_id: string }[] } };

/** On this page until now, without what clears it. */
export const tracked = (page: Page): Promise<readonly TrackedEvent[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event !== undefined),
  ) as never;
