/** Reports what became of each event of the bus (core/services/analytics/analytics.ts), for a page with `data-debug`. */
import type { ConsentChoice } from "#core/base/values/consent.ts";

/** The reason why an event was held back, else `sent`. */
export type Fate = "sent" | "denied" | "cancelled" | "off";

export type ShownEvent = {
  readonly name: string;
  readonly fate: Fate;
  /** The event's data beside its name and the consent. */
  readonly details: Readonly<Record<string, unknown>>;
};

type Detail = { readonly event: string; readonly consent: ConsentChoice };

/** Returns the fate of an event. Call it once all listeners of the page have heard the event. */
export function trackedOf({ detail, defaultPrevented }: CustomEvent<Detail>, target: "datalayer" | "off"): ShownEvent {
  const { event, consent, ...details } = detail;
  const fate = defaultPrevented ? "cancelled" : !consent.statistics ? "denied" : target === "off" ? "off" : "sent";
  return { name: event, fate, details };
}

/** Calls `onEvent` with each event from now on, whatever the page's own listeners do with the event. Returns the stop. */
export function watchTracked(page: EventTarget, target: "datalayer" | "off", onEvent: (tracked: ShownEvent) => void): () => void {
  const listen = (event: Event): void => queueMicrotask(() => onEvent(trackedOf(event as CustomEvent<Detail>, target)));
  page.addEventListener("digi-analytics", listen, { capture: true });
  return () => page.removeEventListener("digi-analytics", listen, { capture: true });
}
