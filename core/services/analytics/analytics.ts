/**
 * The bus of what is tracked: always a cancelable `digi-analytics` event at the tag, which says what the visitor allows, then
 * `window.dataLayer` unless the page cancelled it or switched it off, or the visitor allows no statistics: that is dropped, and not
 * sent later. Never personal data (P-283, decisions §10). What carries `ecommerce` finds the one before it cleared, as GA4 wants it.
 */
import type { ConsentChoice } from "#core/base/values/consent.ts";
import { openDataLayer } from "#core/platform/data-layer.ts";
import { warnOnce } from "#core/platform/console.ts";

export type Track = (host: HTMLElement, event: string, detail?: Readonly<Record<string, unknown>>) => void;

/** `consent`: asked at each event. */
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
      // The page's own queue may be anything; what it does must not break a form.
      warnOnce(`dataLayer refused an entry: ${(cause as Error).name}`);
    }
  };
}
