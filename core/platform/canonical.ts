import { pageDocument } from "./page-document.ts";

/** What the page says its own address is (`<link rel="canonical">`); undefined where it says nothing. */
export const canonicalAddress = (): string | undefined => pageDocument.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
