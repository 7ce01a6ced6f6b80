/** The visitor's consent on this page. It is read again for each use, because a banner may be added, or a choice made, at any moment. */
import { systemClock } from "#core/platform/clock.ts";
import { cookies } from "#core/platform/cookies.ts";
import { pageDataLayer } from "#core/platform/data-layer.ts";
import { hasElement } from "#core/platform/page.ts";
import { consentOf, storedConsent, type ConsentChoice } from "#core/base/values/consent.ts";

/** The tag name of our own cookie banner. */
const banner = "digi-cookie-consent";

export const pageConsent = (): ConsentChoice =>
  consentOf({
    stored: cookies.read(storedConsent.cookie),
    nowMs: systemClock.now(),
    hasBanner: hasElement(banner),
    dataLayer: pageDataLayer(),
  });
