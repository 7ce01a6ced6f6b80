/** Helpers for journeys that read what GA4 (Google Analytics) would get from the page's `dataLayer`. */
import type { Page } from "playwright/test";

type Told = {
  readonly event?: string;
  readonly ecommerce?: { readonly items: readonly object[]; readonly affiliation?: string; readonly transaction_id?: string } | null;
};

/**
 * Begins to record the entries of `dataLayer`, on this page and those that are opened after it, on any site. The record is in the test, so
 * that it outlives each page.
 */
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

/** Returns the events of this page's `dataLayer` until now. Entries that only clear values are left out. */
export const tracked = (page: Page): Promise<readonly TrackedEvent[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event !== undefined),
  ) as never;
