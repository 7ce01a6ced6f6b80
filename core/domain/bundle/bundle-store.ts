/**
 * The bundle of a page: one for all its tags, there again after a reload and in the other tabs (decisions §5, decision 26).
 *
 *     const stop = ports.bundle.start();
 *     ports.bundle.update((bundle) => openAdd(bundle));
 *     ports.bundle.remove((bundle) => deleteLine(bundle, id)); // `undo()` brings it back
 */
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { Store } from "#core/platform/storage.ts";
import { sharedStart } from "#core/services/load/shared-start.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { emptyBundle, isWorthKeeping, priced, restored, takenOver, withOffers } from "./bundle.rules.ts";
import { withoutKeptNumbers, withRemembered } from "./kept-numbers.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { AppState, appStateVersion, type Bundle } from "./bundle.schema.ts";

type Change = (bundle: Bundle) => Bundle;

export type BundleStore = {
  /** Empty until `start`, and where nothing is kept. */
  readonly bundle: ReadonlySignal<Bundle>;
  /** It is ordered on another site: it goes there with the address, and no number that is kept is stored here (decision 34). */
  handsOver(): boolean;
  /** The last change took something away, and nothing has changed since. */
  readonly canUndo: ReadonlySignal<boolean>;
  /** The draft of its order, as it was kept: whoever reads it checks it. Null without one. */
  readonly order: ReadonlySignal<unknown>;
  /** Changes the bundle and keeps it. A change that answers the bundle it was given is none. */
  update(change: Change): void;
  /** As `update`, for what can be undone. */
  remove(change: Change): void;
  /** The bundle exactly as it was before `remove`. */
  undo(): void;
  /** As `update`, for what is no change of the visitor's: it ends no undo, and what comes back has it too, or is changed by `undone`. By itself nothing is kept. */
  adjust(change: Change, undone?: Change): void;
  /** The offers without an address, as the API says them now. No change of the visitor's: it ends no undo, and by itself nothing is kept. */
  setOffers(offers: Offers): void;
  /** Keeps the draft of the order beside the bundle; without a bundle there is no order. */
  setOrder(draft: unknown): void;
  /** Before the page is left for one that needs the bundle: its life begins again. False where the browser keeps nothing. */
  keep(): boolean;
  /** False where the browser keeps nothing: a pack of another page is not here. */
  persistent(): boolean;
  /** It is ordered: nothing is kept any more, in the other tabs neither. */
  clear(): void;
  /** Reads what is kept and follows the other tabs, until all that have begun have called what it returns. */
  start(): () => void;
};

export const appStateKey = "appState";
/** decisions §5 */
export const appStateLifeMs = 7 * 86_400_000;

type Environment = {
  readonly store: Store;
  readonly clock: Clock;
  readonly watchStore: (onChange: (key: string | null) => void) => () => void;
  readonly handsOver?: () => boolean;
};

export function createBundleStore({ handsOver = () => false, ...environment }: Environment): BundleStore {
  const kept = createStoredState<AppState>({
    ...environment,
    key: appStateKey,
    struct: AppState,
    version: appStateVersion,
    migrate,
    lifeMs: appStateLifeMs,
  });
  const bundle = signal(emptyBundle);
  const order = signal<unknown>(null);
  const removedFrom = signal<Bundle | undefined>(undefined);
  let written: Bundle | undefined;
  let isRestored = false;

  const storable = (next: Bundle): Bundle => (handsOver() ? withoutKeptNumbers(next) : next);
  const write = (next: Bundle): void => {
    written = storable(next);
    if (isWorthKeeping(next)) {
      kept.save({ bundle: written, order: order.peek() });
      written = kept.value.peek()?.bundle ?? written; // where the same was kept already, that one stays
      return;
    }
    order.value = null;
    if (kept.value.peek()) kept.clear();
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
  /** What is kept is another: read for the first time, saved by another tab, or gone. */
  const follow = ({ bundle: found, order: draft = null }: Partial<AppState> = {}): void => {
    order.value = draft;
    if (found ? found === written : !isWorthKeeping(bundle.peek())) return;
    const stored = found ?? emptyBundle;
    if (isRestored) show(takenOver(bundle.peek(), handsOver() ? withRemembered(stored, bundle.peek()) : stored));
    else show(restored(storable(stored)));
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
    undo() {
      const before = removedFrom.peek();
      if (before) change(before);
    },
    adjust,
    setOffers: (offers) => adjust((now) => withOffers(now, offers)),
    setOrder(draft) {
      order.value = draft;
      write(bundle.peek());
    },
    keep() {
      write(bundle.peek());
      return kept.persistent();
    },
    persistent: kept.persistent,
    clear() {
      show({ ...emptyBundle, default_bundle: bundle.peek().default_bundle });
      written = undefined;
      order.value = null;
      kept.clear();
    },
    start: sharedStart(() => {
      const stopKept = kept.start();
      const stopFollowing = effect(() => {
        const found = kept.value.value;
        untracked(() => follow(found));
      });
      isRestored = true;
      // What was kept while the order was on this site yet.
      const found = kept.value.peek()?.bundle;
      if (found && storable(found) !== found) write(bundle.peek());
      return () => {
        stopFollowing();
        stopKept();
      };
    }),
  };
}

/** What is wrong with an older one the struct finds. */
function migrate(older: Readonly<Record<string, unknown>>, version: number): Readonly<Record<string, unknown>> | undefined {
  if (version !== 1 && version !== 2) return undefined;
  const { bundle } = older as { readonly bundle?: { readonly wanted?: object } };
  const { lines, voucher, dealerCare } = emptyBundle.wanted;
  return { order: null, ...older, bundle: { ...bundle, wanted: { ...bundle?.wanted, lines, voucher, dealerCare } } };
}
