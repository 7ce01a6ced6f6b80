/**
 * Tracks events. Each event is always dispatched as a cancelable `digi-analytics` event at the tag, which says what the visitor allows, and
 * then pushed to the page's queue for Google's tags (`window.dataLayer`). The push is skipped where the page cancelled the event or
 * switched analytics off, and where the visitor allows no statistics: such an event is dropped, and not sent later. Events never contain
 * personal data (P-283, decisions §10). Before an event with `ecommerce` the previous `ecommerce` object is cleared, as GA4 requires.
 */
import type { ConsentChoice } from "#core/base/values/consent.ts";
import { openDataLayer } from "#core/platform/data-layer.ts";
import { warnOnce } from "#core/platform/console.ts";

export type Track = (host: HTMLElement, event: string, detail?: Readonly<Record<string, unknown>>) => void;

type Target = {
  readonly analytics: "datalayer" | "off";
  /** The name of the page's queue for Google's tags. */
  readonly layer: string;
};

/** Creates the function that tracks an event. `consent` is called at each event. */
export function createTrack({ analytics, layer }: Target, consent: () => ConsentChoice): Track {
  return (host, event, details = {}) => {
    const entry = { event, ...details };
    const allowed = consent();
    const detail = { ...entry, consent: allowed };
    const goesOn = host.dispatchEvent(new CustomEvent("digi-analytics", { bubbles: true, composed: true, cancelable: true, detail }));
    if (!goesOn || !allowed.statistics || analytics === "off") return;
    try {
      const queue = openDataLayer(layer);
      if ("ecommerce" in entry) queue.push({ ecommerce: null });
      queue.push(entry);
    } catch (cause) {
      // The page's own queue may be anything, and an error in it must not break a form.
      warnOnce(`${layer} refused an entry: ${(cause as Error).name}`);
    }
  };
}
