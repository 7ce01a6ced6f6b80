/**
 * The store of the page's bundle. All tags of the page share one bundle, which is restored after a reload and in other tabs (decisions §5,
 * decision 26).
 *
 *     const stop = ports.bundle.start();
 *     ports.bundle.update((bundle) => openAdd(bundle));
 *     ports.bundle.remove((bundle) => deleteLine(bundle, id)); // `undo()` brings it back
 */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals-core";
import { refCounted } from "#core/services/load/ref-count.ts";
import { emptyBundle, isWorthKeeping, priced, fromStorage, mergedFromOtherTab, withOffers } from "./bundle.rules.ts";
import { withoutKeptNumbers, withRemembered } from "./kept-numbers.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { AppState, Bundle } from "./bundle.schema.ts";
import { createStoredBundle, watchStored, type BundleStorage } from "./stored-bundle.ts";

type Change = (bundle: Bundle) => Bundle;

export type BundleStore = {
  /** The current bundle. Empty before `start`, and where nothing is stored. */
  readonly bundle: ReadonlySignal<Bundle>;
  /**
   * Tells whether the bundle is ordered on another site: the URL carries it there, and kept phone numbers are not stored here (decision
   * 34).
   */
  handsOver(): boolean;
  /** True while the last change was a removal and nothing has changed since. */
  readonly canUndo: ReadonlySignal<boolean>;
  /**
   * The stored draft of the bundle's order; null if there is none. Any script of the page may have written the draft, so the code that
   * reads it has to check it.
   */
  readonly order: ReadonlySignal<unknown>;
  /** Changes the bundle and stores it. Nothing happens where `change` returns the bundle that it was given. */
  update(change: Change): void;
  /** Changes the bundle like `update`, for a removal that the visitor can undo. */
  remove(change: Change): void;
  /** Restores the bundle exactly as it was before `remove`. */
  undo(): void;
  /**
   * Changes the bundle like `update`, for changes that the visitor did not make. The undo stays available, and `undone` (by default the
   * same change) is applied to the bundle that the undo brings back. Such a change alone does not cause the bundle to be stored.
   */
  adjust(change: Change, undone?: Change): void;
  /**
   * Sets the offers without an address as the API returns them now. The visitor did not make this change, so the undo stays available, and
   * the change alone does not cause the bundle to be stored.
   */
  setOffers(offers: Offers): void;
  /** Stores the draft of the order beside the bundle; without a bundle there is no order. */
  setOrder(draft: unknown): void;
  /**
   * Stores the bundle before the visitor leaves for a page that needs it; its lifetime begins anew. Returns false where the browser stores
   * nothing.
   */
  keep(): boolean;
  /** Tells whether the browser stores anything. Where it does not, the bundle of another page is not available on this one. */
  persistent(): boolean;
  /** Clears the bundle after it was ordered: nothing of it stays stored, and other tabs clear it too. */
  clear(): void;
  /**
   * Reads the stored bundle and follows changes by other tabs. Returns the function that ends this use; the store stops when every caller
   * of `start` has ended its use.
   */
  start(): () => void;
};

type Environment = BundleStorage & { readonly handsOver?: () => boolean };

export function createBundleStore({ handsOver = () => false, ...storage }: Environment): BundleStore {
  const stored = createStoredBundle(storage);
  const bundle = signal(emptyBundle);
  const order = signal<unknown>(null);
  const removedFrom = signal<Bundle | undefined>(undefined);
  let written: Bundle | undefined;
  let isRestored = false;

  const storable = (next: Bundle): Bundle => (handsOver() ? withoutKeptNumbers(next) : next);
  const write = (next: Bundle): void => {
    written = storable(next);
    if (isWorthKeeping(next)) {
      stored.save({ bundle: written, order: order.peek() });
      // If an equal value was stored already, the stored object stays, and `follow` compares with it.
      written = stored.value.peek()?.bundle ?? written;
      return;
    }
    order.value = null;
    if (stored.value.peek()) stored.clear();
  };
  const show = (next: Bundle, undoTo?: Bundle): void =>
    batch(() => {
      bundle.value = next;
      removedFrom.value = undoTo;
    });
  const change = (next: Bundle, undoTo?: Bundle): void => {
    if (next === bundle.peek()) return;
    show(priced(next), undoTo);
    write(bundle.peek());
  };
  /** Takes over a stored state that differs from the one that this tab wrote: read for the first time, saved by another tab, or removed. */
  const follow = ({ bundle: found, order: draft = null }: Partial<AppState> = {}): void => {
    order.value = draft;
    if (found ? found === written : !isWorthKeeping(bundle.peek())) return;
    const next = found ?? emptyBundle;
    if (isRestored) show(mergedFromOtherTab(bundle.peek(), handsOver() ? withRemembered(next, bundle.peek()) : next));
    else show(fromStorage(storable(next)));
  };
  const adjust = (by: Change, undone = by): void => {
    const [now, before] = [by(bundle.peek()), removedFrom.peek()];
    if (now === bundle.peek()) return;
    show(priced(now), before && priced(undone(before)));
    if (isWorthKeeping(now)) write(bundle.peek());
  };

  return {
    bundle,
    handsOver,
    canUndo: computed(() => removedFrom.value !== undefined),
    order,
    update: (by) => change(by(bundle.peek())),
    remove: (by) => change(by(bundle.peek()), bundle.peek()),
    undo: () => change(removedFrom.peek() ?? bundle.peek()),
    adjust,
    setOffers: (offers) => adjust((now) => withOffers(now, offers)),
    setOrder(draft) {
      order.value = draft;
      write(bundle.peek());
    },
    keep() {
      write(bundle.peek());
      return stored.persistent();
    },
    persistent: stored.persistent,
    clear() {
      show({ ...emptyBundle, default_bundle: bundle.peek().default_bundle });
      written = undefined;
      order.value = null;
      stored.clear();
    },
    start: refCounted(() => {
      const stop = watchStored(stored, follow);
      isRestored = true;
      // The bundle may have been stored with kept numbers, while orders were still placed on this site; it is stored again without them.
      const found = stored.value.peek()?.bundle;
      if (found && storable(found) !== found) write(bundle.peek());
      return stop;
    }),
  };
}
