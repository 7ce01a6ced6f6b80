import { markup } from "#demo/pages/markup.ts";

/** First in the body, behind the skip link. Nothing stands in it: without a script no cookie is placed that has to be asked for. */
export const cookieBanner = markup`<digi-cookie-consent></digi-cookie-consent>`;
