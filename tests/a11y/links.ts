/** Opens a page with one tag by the link of a mail, or on the way back from the identity app. */
import type { Page } from "playwright/test";
import { open, type Stage } from "./page.ts";

/** The part of an answer by which the API reports success. */
export const good = { meta: { status: { error: false } }, status: { error: false } };

/** Returns the entries of the tab's storage for an attempt with the identity app that began in this tab. */
export const returnedFrom = (page: string, purpose: string): Readonly<Record<string, string>> => ({
  itsme_uuid: JSON.stringify({ atMs: Date.now(), values: { uuid: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", page, purpose } }),
});

/**
 * Opens a page with a tag by a link that has a query. The test page takes only the language from its address, so a script adds the query
 * once the page is open.
 */
export async function openByLink(page: Page, tag: string, query: string, kept: Readonly<Record<string, string>> = {}): Promise<Stage> {
  await page.addInitScript(
    ([search, values]) => {
      // The storage is set to exactly these values, because the scripts of links that were opened before in this tab run first.
      history.replaceState(null, "", `${location.pathname}?lang=en&${search}`);
      sessionStorage.clear();
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
    },
    [query, kept] as const,
  );
  return open(page, tag);
}
