/** The way from a pack to its order (C-197, C-198), on this site or, with the address, on another one (decisions §8). */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import { beginCheckout, type TrackedEvent } from "#core/domain/bundle/events.rules.ts";
import { watchComingBack } from "#core/platform/address-bar.ts";
import type { Clock } from "#core/platform/clock.ts";
import { shareFragment } from "#core/domain/shared-pack/share-link.ts";

export type Checkout = {
  /** C-037 */
  readonly canOrder: ReadonlySignal<boolean>;
  /** The page is on its way to the order. */
  readonly isLeaving: ReadonlySignal<boolean>;
  /** The order was pressed where the browser keeps nothing, or where the pack does not go into a link: the next page would find no pack. */
  readonly isRefused: ReadonlySignal<boolean>;
  /** A second press while the page is on its way is none. */
  order(): void;
  /** The button answers again on a page that the visitor comes back to; returns the stop. */
  start(): () => void;
};

type CheckoutPorts = {
  readonly bundle: BundleStore;
  readonly clock: Clock;
  track(event: TrackedEvent[0], detail: TrackedEvent[1]): void;
  navigate(page: "order", fragment?: string): void;
};

/** How long the way to the order may take before the button answers again. */
const leavingMs = 5000;

/** @param handedOver the pack as it goes to another site: with what only this page knows of it */
export function createCheckout(
  { bundle: store, clock, track, navigate }: CheckoutPorts,
  handedOver: (bundle: Bundle) => Bundle = (bundle) => bundle,
): Checkout {
  const isLeaving = signal(false);
  const isRefused = signal(false);
  // A line whose number nobody stored is finished where it is ordered.
  const canBeOrdered = (bundle: Bundle): boolean => hasItems(bundle) || (store.handsOver() && bundle.wanted.lines.length > 0);
  /** What stands behind the order's address; undefined where the order would find no pack. */
  const wayOf = (bundle: Bundle): string | undefined => {
    const isKept = store.keep();
    if (store.handsOver()) return shareFragment(handedOver(bundle));
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
      // A host page that leads there by itself may stay where it is.
      clock.after(leavingMs, () => (isLeaving.value = false));
    },
    start: () => watchComingBack(() => (isLeaving.value = false)),
  };
}
