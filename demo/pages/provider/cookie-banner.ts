import { markup } from "#demo/pages/markup.ts";

/**
 * The cookie banner, which is the first element of the body after the skip link. The banner has no fallback, because without scripts no
 * cookie is set that needs consent.
 */
export const cookieBanner = markup`<digi-cookie-consent></digi-cookie-consent>`;
