/** The only access to the page that our code runs in: its address, language, connection and navigation. */
import { pageDocument } from "./page-document.ts";
import { pageGlobals, plainObject } from "./page-globals.ts";

export const documentLanguage = (): string => pageDocument.documentElement.lang;
/**
 * Tells whether the page is secure, which `http:` pages other than localhost are not. WebCrypto does not exist on pages that are not
 * secure.
 */
export const isSecure = (): boolean => isSecureContext;
export const pageOrigin = (): string => location.origin;
export const pageAddress = (): string => location.href;
/** Tells whether the browser asks by Global Privacy Control that nothing about the visitor is shared or sold. */
export const hasPrivacyControl = (): boolean => (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
export const isOnline = (): boolean => navigator.onLine;

/** Calls `run` when the connection is back, or when the page is restored from the browser's back/forward cache, until the signal aborts. */
export function watchReturn(run: () => void, signal: AbortSignal): void {
  addEventListener("online", run, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && run(), { signal });
}

/** Tells whether the page's own tree has an element with this tag, upgraded or not. */
export const hasElement = (tag: string): boolean => pageDocument.querySelector(tag) !== null;

/** Runs the doctor as the page's author would in the console. Undefined before our script has run. */
export const askDoctor = (): Promise<unknown> | undefined =>
  (plainObject(pageGlobals["digiWidgets"]) as { doctor?(): Promise<unknown> } | undefined)?.doctor?.();

/** Leaves the page. Callers send `digi-navigate` first. */
export const navigateTo = (href: string): void => location.assign(href);

export const reloadPage = (): void => location.reload();

/** Calls `onChange` when the host page changes `<html lang>`; returns a function that stops watching. */
export function watchDocumentLanguage(onChange: (lang: string) => void): () => void {
  const observer = new MutationObserver(() => onChange(documentLanguage()));
  observer.observe(pageDocument.documentElement, { attributes: true, attributeFilter: ["lang"] });
  return () => observer.disconnect();
}
