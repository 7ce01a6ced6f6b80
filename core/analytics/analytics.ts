/**
 * The bus of what is measured: always a cancelable `digi-analytics` event at the tag, then `window.dataLayer` unless
 * the page cancelled it or switched it off. Never personal data (P-283, decisions §10).
 */
import { warnOnce } from "#core/platform/console.ts";

export type Measure = (host: HTMLElement, event: string, detail?: Readonly<Record<string, unknown>>) => void;

export function createMeasure(target: "datalayer" | "off"): Measure {
  return (host, event, detail = {}) => {
    const entry = { event, ...detail };
    const allowed = host.dispatchEvent(
      new CustomEvent("digi-analytics", { bubbles: true, composed: true, cancelable: true, detail: entry }),
    );
    if (!allowed || target === "off") return;
    const page = globalThis as { dataLayer?: unknown[] };
    try {
      page.dataLayer ??= [];
      page.dataLayer.push(entry);
    } catch (cause) {
      // The page's own queue may be anything; what it does must not break a form.
      warnOnce(`dataLayer refused an entry: ${(cause as Error).name}`);
    }
  };
}
