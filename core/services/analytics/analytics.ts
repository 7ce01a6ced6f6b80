/**
 * Tracks events. Each event is always dispatched as a cancelable `digi-analytics` event at the tag, which says what the visitor allows, and
 * then pushed to `window.dataLayer`. The push is skipped where the page cancelled the event or switched analytics off, and where the
 * visitor allows no statistics: such an event is dropped, and not sent later. Events never contain personal data (P-283, decisions §10).
 * Before an event with `ecommerce` the previous `ecommerce` object is cleared, as GA4 requires.
 */
import type { ConsentChoice } from "#core/base/values/consent.ts";
import { openDataLayer } from "#core/platform/data-layer.ts";
import { warnOnce } from "#core/platform/console.ts";

export type Track = (host: HTMLElement, event: string, detail?: Readonly<Record<string, unknown>>) => void;

/** Creates the function that tracks an event. `consent` is called at each event. */
export function createTrack(target: "datalayer" | "off", consent: () => ConsentChoice): Track {
  return (host, event, details = {}) => {
    const entry = { event, ...details };
    const allowed = consent();
    const detail = { ...entry, consent: allowed };
    const goesOn = host.dispatchEvent(new CustomEvent("digi-analytics", { bubbles: true, composed: true, cancelable: true, detail }));
    if (!goesOn || !allowed.statistics || target === "off") return;
    try {
      const queue = openDataLayer();
      if ("ecommerce" in entry) queue.push({ ecommerce: null });
      queue.push(entry);
    } catch (cause) {
      // The page's own queue may be anything, and an error in it must not break a form.
      warnOnce(`dataLayer refused an entry: ${(cause as Error).name}`);
    }
  };
}
