/** What the visitor allows on this page, asked anew each time: a banner may come, and a choice be made, at any moment. */
import { systemClock } from "#core/platform/clock.ts";
import { hasElement } from "#core/platform/page.ts";
import { createLocalStore, type Store } from "#core/platform/storage.ts";
import { consentKey, consentOf, type ConsentChoice } from "#core/values/consent.ts";

/** The tag of our own banner. */
const banner = "digi-cookie-consent";

export const createPageConsent =
  (store: Store = createLocalStore()) =>
  (): ConsentChoice =>
    consentOf({
      stored: store.get(consentKey),
      nowMs: systemClock.now(),
      hasBanner: hasElement(banner),
      dataLayer: (globalThis as { dataLayer?: unknown }).dataLayer,
    });
