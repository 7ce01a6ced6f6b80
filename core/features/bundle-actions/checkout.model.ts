/**
 * Takes the visitor from a bundle to the page of its order (C-197, C-198): on this site, or on another one, to which the URL carries the
 * bundle (decisions §8).
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import { beginCheckout, type TrackedEvent } from "#core/domain/bundle/events.rules.ts";
import { watchComingBack } from "#core/platform/address-bar.ts";
import type { Clock } from "#core/platform/clock.ts";
import { shareFragment } from "#core/domain/shared-bundle/share-link.ts";

export type Checkout = {
  /** True if the bundle can be ordered, which enables the order button (C-037). */
  readonly canOrder: ReadonlySignal<boolean>;
  /** True while the browser is leaving the page for the order. */
  readonly isLeaving: ReadonlySignal<boolean>;
  /**
   * True after the order button was pressed without effect, because the browser stores nothing or the bundle does not fit into a link, so
   * the next page would find no bundle.
   */
  readonly isRefused: ReadonlySignal<boolean>;
  /** Leaves the page for the order. A second press meanwhile is ignored. */
  order(): void;
  /** Makes the order button work again on a page to which the visitor comes back. Returns the function that stops watching. */
  start(): () => void;
};

type CheckoutPorts = {
  readonly bundle: BundleStore;
  readonly clock: Clock;
  track(event: TrackedEvent[0], detail: TrackedEvent[1]): void;
  navigate(page: "order", fragment?: string): void;
};

/** Milliseconds after which the order button works again, if the page has not been left by then. */
const leavingMs = 5000;

/**
 * Creates the checkout of a page.
 * @param asSent returns the bundle as it is sent to another site, completed with data that is not stored
 */
export function createCheckout(
  { bundle: store, clock, track, navigate }: CheckoutPorts,
  asSent: (bundle: Bundle) => Bundle = (bundle) => bundle,
): Checkout {
  const isLeaving = signal(false);
  const isRefused = signal(false);
  // Lines without their kept number count too where orders are placed on another site, because they are finished on that site.
  const canBeOrdered = (bundle: Bundle): boolean => hasItems(bundle) || (store.handsOver() && bundle.wanted.lines.length > 0);
  /** Returns the fragment to append to the address of the order page; undefined where that page would find no bundle. */
  const wayOf = (bundle: Bundle): string | undefined => {
    const isKept = store.keep();
    if (store.handsOver()) return shareFragment(asSent(bundle));
    return isKept ? "" : undefined;
  };
  return {
    canOrder: computed(() => canBeOrdered(store.bundle.value)),
    isLeaving,
    isRefused,
    order() {
      const bundle = store.bundle.peek();
      if (isLeaving.peek() || !canBeOrdered(bundle)) return;
      const way = wayOf(bundle);
      isRefused.value = way === undefined;
      if (way === undefined) return;
      isLeaving.value = true;
      track(...beginCheckout(bundle));
      navigate("order", way === "" ? undefined : way);
      // A host page that handles the navigation itself may stay on this page.
      clock.after(leavingMs, () => (isLeaving.value = false));
    },
    start: () => watchComingBack(() => (isLeaving.value = false)),
  };
}
