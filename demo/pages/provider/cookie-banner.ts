import { markup } from "#demo/pages/markup.ts";

/**
 * The cookie banner, which is the first element of the body after the skip link. The banner has no fallback, because without scripts no
 * cookie is set that needs consent. The skip link has a landmark of its own: behind it are the links of the banner, which are in a shadow
 * root, so that accessibility checkers would not recognise it as a skip link.
 */
export const cookieBanner = markup`<digi-cookie-consent></digi-cookie-consent>`;
