/** Keeps what a consent tool of the page says by events, while widgets are still loading and later. */
import type { PageOptions } from "#core/runtime/element/host-link.ts";

/** Keeps the detail of the last event `digi-consent` in the page's options. The event counts wherever in the page it is dispatched. */
export function keepHostConsent(options: Pick<PageOptions, "told">): void {
  addEventListener("digi-consent", (event) => void (options.told = (event as CustomEvent).detail), true);
}
