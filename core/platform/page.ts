/** The only access to the page that we live in: its address, language, connection and navigation. */
import { pageDocument } from "./page-document.ts";
import { pageGlobals, plainObject } from "./page-globals.ts";

export const documentLanguage = (): string => pageDocument.documentElement.lang;
export const browserLanguages = (): readonly string[] => navigator.languages;
/** False on `http:` pages other than localhost: WebCrypto does not exist there. */
export const isSecure = (): boolean => isSecureContext;
/** In a frame with `sandbox` and without `allow-same-origin`: servers hear `Origin: null`. */
export const hasOpaqueOrigin = (): boolean => globalThis.origin === "null";
export const pageOrigin = (): string => location.origin;
export const pageAddress = (): string => location.href;
export const isOnline = (): boolean => navigator.onLine;

/** Calls when the connection is back, or the page as it was left out of the browser's cache, until the signal aborts. */
export function watchReturn(run: () => void, signal: AbortSignal): void {
  addEventListener("online", run, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && run(), { signal });
}

/** In the page's own tree, whether it has come to life or not. */
export const hasElement = (tag: string): boolean => pageDocument.querySelector(tag) !== null;

/** What the page's author would ask in the console. Undefined before the script has run. */
export const askDoctor = (): Promise<unknown> | undefined =>
  (plainObject(pageGlobals["digiWidgets"]) as { doctor?(): Promise<unknown> } | undefined)?.doctor?.();

/** Whether the page's address has such a parameter, with or without a value. A word that nobody else writes there. */
export const isAskedFor = (parameter: string): boolean => location.search.includes(parameter);

/** Resolves when the page and all that it brought along are there. */
export const pageLoaded = (): Promise<unknown> =>
  pageDocument.readyState === "complete" ? Promise.resolve() : new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/** Leaves the page. Callers send `digi-navigate` first. */
export const navigateTo = (href: string): void => location.assign(href);

export const reloadPage = (): void => location.reload();

/** Calls when the host page changes `<html lang>`; returns the stop. */
export function watchDocumentLanguage(onChange: (lang: string) => void): () => void {
  const observer = new MutationObserver(() => onChange(documentLanguage()));
  observer.observe(pageDocument.documentElement, { attributes: true, attributeFilter: ["lang"] });
  return () => observer.disconnect();
}
