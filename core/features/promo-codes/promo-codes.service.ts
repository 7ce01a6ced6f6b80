/**
 * The codes as a service that the page shares (core/runtime/element/services.ts): `open` uses the browser's clock and visibility,
 * `createInert` serves a page that is rendered at build time.
 */
import type { Call } from "#core/services/api/call.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import { systemClock } from "#core/platform/clock.ts";
import { isTabInSight, watchReturnToTab } from "#core/platform/visibility.ts";
import { createPromoCodes, type PromoCodes } from "./promo-codes-store.ts";

export type PromoCodesService = {
  /** Returns the codes of the page's bundle: the same object for every caller. */
  of(bundle: BundleStore): PromoCodes;
};

type SharedPage = { readonly call: Call; readonly language: () => string };

export function open({ call, language }: SharedPage): PromoCodesService {
  let codes: PromoCodes | undefined;
  const tab = { isInSight: isTabInSight, watchReturn: watchReturnToTab };
  return { of: (bundle) => (codes ??= createPromoCodes({ call, language, bundle, clock: systemClock, tab })) };
}

/** Returns the inert service: no code is typed, and its requests never settle. */
export const createInert = (never: Promise<never>): PromoCodesService => ({
  of: (bundle) =>
    createPromoCodes({
      call: () => never,
      language: () => "",
      bundle,
      clock: systemClock,
      tab: { isInSight: () => false, watchReturn: () => () => undefined },
    }),
});
