import { pageDocument } from "./page-document.ts";

/** The address that the page gives itself (`<link rel="canonical">`); undefined where it gives none. */
export const canonicalAddress = (): string | undefined => pageDocument.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
