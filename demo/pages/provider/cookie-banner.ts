import { markup } from "#demo/pages/markup.ts";

/**
 * The cookie banner, the first element of the body after the skip link. It has no fallback: without a script, no cookie is set that needs
 * consent.
 */
export const cookieBanner = markup`<digi-cookie-consent></digi-cookie-consent>`;
