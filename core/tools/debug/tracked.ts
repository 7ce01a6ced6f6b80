/** Tells for each tracked event (core/services/analytics/analytics.ts) whether it was sent, for pages with `data-debug`. */
import type { ConsentChoice } from "#core/base/values/consent.ts";

/** The result for an event: `sent`, or the reason why it was not sent. */
export type Fate = "sent" | "denied" | "cancelled" | "off";

export type ShownEvent = {
  readonly name: string;
  readonly fate: Fate;
  /** The event's data, without its name and the consent. */
  readonly details: Readonly<Record<string, unknown>>;
};

type Detail = { readonly event: string; readonly consent: ConsentChoice };

/** Returns the fate of an event. It has to be called after all listeners of the page, because each of them may cancel the event. */
export function trackedOf({ detail, defaultPrevented }: CustomEvent<Detail>, target: "datalayer" | "off"): ShownEvent {
  const { event, consent, ...details } = detail;
  const fate = defaultPrevented ? "cancelled" : !consent.statistics ? "denied" : target === "off" ? "off" : "sent";
  return { name: event, fate, details };
}

/**
 * Calls `onEvent` with each tracked event from now on, even where a listener of the page stops or cancels the event. Returns a function
 * that stops watching.
 */
export function watchTracked(page: EventTarget, target: "datalayer" | "off", onEvent: (tracked: ShownEvent) => void): () => void {
  const listen = (event: Event): void => queueMicrotask(() => onEvent(trackedOf(event as CustomEvent<Detail>, target)));
  page.addEventListener("digi-analytics", listen, { capture: true });
  return () => page.removeEventListener("digi-analytics", listen, { capture: true });
}
