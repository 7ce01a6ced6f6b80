/** What became of each event of the bus (core/services/analytics/analytics.ts), as a page with `data-debug` is told. */
import type { ConsentChoice } from "#core/base/values/consent.ts";

/** Why it was held back, else `sent`. */
export type Fate = "sent" | "denied" | "cancelled" | "off";

export type ShownEvent = {
  readonly name: string;
  readonly fate: Fate;
  /** What it carries beside its name and the consent. */
  readonly details: Readonly<Record<string, unknown>>;
};

type Detail = { readonly event: string; readonly consent: ConsentChoice };

/** Once all listeners of the page have heard it. */
export function trackedOf({ detail, defaultPrevented }: CustomEvent<Detail>, target: "datalayer" | "off"): ShownEvent {
  const { event, consent, ...details } = detail;
  const fate = defaultPrevented ? "cancelled" : !consent.statistics ? "denied" : target === "off" ? "off" : "sent";
  return { name: event, fate, details };
}

/** Calls with each from now on, whatever the page's own listeners do with it; returns the stop. */
export function watchTracked(page: EventTarget, target: "datalayer" | "off", onEvent: (tracked: ShownEvent) => void): () => void {
  const listen = (event: Event): void => queueMicrotask(() => onEvent(trackedOf(event as CustomEvent<Detail>, target)));
  page.addEventListener("digi-analytics", listen, { capture: true });
  return () => page.removeEventListener("digi-analytics", listen, { capture: true });
}
