/** The default of Google Consent Mode v2, which a page sets before the visitor has chosen. */

/** Milliseconds that Google's tags wait for the visitor's choice before they start without it. */
const waitMs = 500;

/** The parameters of the default command of Consent Mode: nothing is stored for statistics or advertising until the visitor allows it. */
export const consentDefault = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  wait_for_update: waitMs,
} as const;

/**
 * The script that sets the default, for the page's head before Google's own tags. It is one line and always the same, so that a
 * Content-Security-Policy can allow it by its hash.
 */
export const consentDefaultScript: string = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${JSON.stringify(consentDefault)});`;
