/** The visitor's consent on this page. It is read again for each use, because a banner may be added, or a choice made, at any moment. */
import { systemClock } from "#core/platform/clock.ts";
import { cookies } from "#core/platform/cookies.ts";
import { pageDataLayer } from "#core/platform/data-layer.ts";
import { hasElement, hasPrivacyControl } from "#core/platform/page.ts";
import { pageGlobals, plainObject } from "#core/platform/page-globals.ts";
import { consentOf, storedConsent, type ConsentChoice } from "#core/base/values/consent.ts";

/** The tag name of our own cookie banner. */
const banner = "digi-cookie-consent";

type ConsentOptions = {
  /** Reads the option `consent` as the page has written it. */
  readonly get: (name: string) => unknown;
  /** The detail of the last event `digi-consent`. */
  readonly told?: unknown;
};

/**
 * Creates the function that reads the visitor's consent.
 *
 * The option `consent` is a word at the script (`data-consent="required"`: the site has our banner on other pages), or an object, in which
 * the page's own consent tool says what is allowed. After our script the tool says it by the event `digi-consent`; one that spoke before
 * our files were there has written it to `digiWidgets.consent`.
 * @param layer the name of the page's queue for Google's tags
 */
export const createPageConsent =
  (layer: string, options: ConsentOptions): (() => ConsentChoice) =>
  () => {
    const written = options.get("consent");
    return consentOf({
      stored: cookies.readAll(storedConsent.cookie),
      nowMs: systemClock.now(),
      isAsked: hasElement(banner) || typeof written === "string",
      told: options.told ?? plainObject(pageGlobals["digiWidgets"])?.["consent"] ?? written,
      dataLayer: pageDataLayer(layer),
      hasPrivacyControl: hasPrivacyControl(),
    });
  };
