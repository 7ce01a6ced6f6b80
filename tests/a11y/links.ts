/** A page that holds one tag, opened by the link of a mail or by the way back from the identity app. */
import type { Page } from "playwright/test";
import { open, type Stage } from "./page.ts";

/** What the API answers where all is well. */
export const good = { meta: { status: { error: false } }, status: { error: false } };

/** What the tab keeps of an attempt with the identity app that began in it. */
export const returnedFrom = (page: string, purpose: string): Readonly<Record<string, string>> => ({
  itsme_uuid: JSON.stringify({ atMs: Date.now(), values: { uuid: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", page, purpose } }),
});

/** `query`: what the link carries. The page of the tests takes the language alone, so it is put behind it in the page. */
export async function openByLink(page: Page, tag: string, query: string, kept: Readonly<Record<string, string>> = {}): Promise<Stage> {
  await page.addInitScript(
    ([search, values]) => {
      // Only at the page itself, and for the latest link: scripts of earlier ones run too.
      history.replaceState(null, "", `${location.pathname}?lang=en&${search}`);
      sessionStorage.clear();
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
    },
    [query, kept] as const,
  );
  return open(page, tag);
}
