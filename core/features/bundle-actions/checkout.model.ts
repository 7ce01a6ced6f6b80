/** The way from a bundle to its order (C-197, C-198): on this site or, carried by the URL, on another one (decisions §8). */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import { beginCheckout, type TrackedEvent } from "#core/domain/bundle/events.rules.ts";
import { watchComingBack } from "#core/platform/address-bar.ts";
import type { Clock } from "#core/platform/clock.ts";
import { shareFragment } from "#core/domain/shared-bundle/share-link.ts";

export type Checkout = {
  /** True if the bundle can be ordered (C-037). */
  readonly canOrder: ReadonlySignal<boolean>;
  /** True while the page is being left for the order. */
  readonly isLeaving: ReadonlySignal<boolean>;
  /**
   * True after the order button was pressed where the browser stores nothing, or where the bundle does not fit into a link: the next page
   * would find no bundle.
   */
  readonly isRefused: ReadonlySignal<boolean>;
  /** Leaves for the order. A second press while the page is being left is ignored. */
  order(): void;
  /** Makes the button work again on a page that the visitor comes back to; returns the function that stops this. */
  start(): () => void;
};

type CheckoutPorts = {
  readonly bundle: BundleStore;
  readonly clock: Clock;
  track(event: TrackedEvent[0], detail: TrackedEvent[1]): void;
  navigate(page: "order", fragment?: string): void;
};

/** The time in milliseconds that leaving for the order may take before the button works again. */
const leavingMs = 5000;

/**
 * Creates the checkout of a page.
 * @param asSent returns the bundle as it is sent to another site, with the data that only this page knows
 */
export function createCheckout(
  { bundle: store, clock, track, navigate }: CheckoutPorts,
  asSent: (bundle: Bundle) => Bundle = (bundle) => bundle,
): Checkout {
  const isLeaving = signal(false);
  const isRefused = signal(false);
  // A line whose number was not stored is finished on the site where it is ordered.
  const canBeOrdered = (bundle: Bundle): boolean => hasItems(bundle) || (store.handsOver() && bundle.wanted.lines.length > 0);
  /** Returns the fragment to append to the order's address; undefined where the order would find no bundle. */
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
      // A host page that handles the navigation may stay where it is.
      clock.after(leavingMs, () => (isLeaving.value = false));
    },
    start: () => watchComingBack(() => (isLeaving.value = false)),
  };
}
