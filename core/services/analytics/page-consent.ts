/** The consent of the visitor on this page. It is read anew each time: a banner may be added, and a choice be made, at any moment. */
import { systemClock } from "#core/platform/clock.ts";
import { cookies } from "#core/platform/cookies.ts";
import { pageDataLayer } from "#core/platform/data-layer.ts";
import { hasElement } from "#core/platform/page.ts";
import { consentOf, storedConsent, type ConsentChoice } from "#core/base/values/consent.ts";

/** The tag name of our own banner. */
const banner = "digi-cookie-consent";

export const pageConsent = (): ConsentChoice =>
  consentOf({
    stored: cookies.read(storedConsent.cookie),
    nowMs: systemClock.now(),
    hasBanner: hasElement(banner),
    dataLayer: pageDataLayer(),
  });
