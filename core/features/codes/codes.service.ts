/** The codes as a page shares them (core/runtime/element/services.ts): with what the browser gives, and as they are while a page is drawn at build time. */
import type { Call } from "#core/services/api/client.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import { systemClock } from "#core/platform/clock.ts";
import { isTabInSight, watchReturnToTab } from "#core/platform/visibility.ts";
import { createCodes, type Codes } from "./codes-store.ts";

export type CodesService = {
  /** Those of the page's bundle: the same for whoever asks. */
  of(bundle: BundleStore): Codes;
};

type SharedPage = { readonly call: Call; readonly language: () => string };

export function open({ call, language }: SharedPage): CodesService {
  let codes: Codes | undefined;
  const tab = { isInSight: isTabInSight, watchReturn: watchReturnToTab };
  return { of: (bundle) => (codes ??= createCodes({ call, language, bundle, clock: systemClock, tab })) };
}

/** Nothing is typed yet, and nothing can be asked. */
export const createInert = (never: Promise<never>): CodesService => ({
  of: (bundle) =>
    createCodes({
      call: () => never,
      language: () => "",
      bundle,
      clock: systemClock,
      tab: { isInSight: () => false, watchReturn: () => () => undefined },
    }),
});
