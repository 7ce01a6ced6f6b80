/**
 * Reads of the page that only the loader and the doctor need, each of which is one file with a copy of its own. In page.ts these functions
 * would cost every page with a widget some bytes, because the file of core exports all that its modules export.
 */
import { pageDocument } from "./page-document.ts";

export const browserLanguages = (): readonly string[] => navigator.languages;

/** Tells whether the page is in a frame with `sandbox` and without `allow-same-origin`. Servers then receive `Origin: null`. */
export const hasOpaqueOrigin = (): boolean => globalThis.origin === "null";

/**
 * Tells whether the query of the page's address contains this word, with or without a value. The word must be so special that it is in no
 * other parameter.
 */
export const isAskedFor = (parameter: string): boolean => location.search.includes(parameter);

/** Resolves when the page and all its resources have loaded. */
export const pageLoaded = (): Promise<unknown> =>
  pageDocument.readyState === "complete" ? Promise.resolve() : new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/** Returns the window in which a document is shown; null for a document that is not shown, such as that of a template. */
export const viewOf = (page: Document): (Window & typeof globalThis) | null =>
  Reflect.get(HTMLDocument.prototype, "defaultView", page) as Document["defaultView"];
