import { pageDocument } from "./page-document.ts";

/** Returns the address that the page declares as its own (`<link rel="canonical">`); undefined where the page declares none. */
export const canonicalAddress = (): string | undefined => pageDocument.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
