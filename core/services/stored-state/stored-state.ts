/**
 * State that outlives the page: there again after a reload, and in the other tabs. One for each page and key.
 *
 *     const kept = createStoredState({
 *       key: "appState", struct: AppState, version: 2, lifeMs: 7 * dayMs,
 *       store: createLocalStore(), watchStore: watchLocalStore, clock: systemClock,
 *       migrate: (older, version) => (version === 1 ? { ...older, order: null } : undefined),
 *     });
 *     const stop = kept.start();
 *     kept.save({ bundle, order });
 *
 * Never for passwords, and for national numbers, birth dates and account numbers in the tab's store and for two hours alone (decisions §5):
 * whatever is in storage any script of the page can read.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import { logError } from "#core/platform/console.ts";
import type { Store } from "#core/platform/storage.ts";
import { remainingMs } from "#core/services/stored/age.rules.ts";
import { writeJson } from "#core/base/values/json.ts";
import { isMarked, readEntry, writeEntry, type Entry, type EntryRules, type Keepable } from "./stored-entry.schema.ts";

export type StoredState<Value> = {
  /** Undefined where nothing is kept: never was, is over, was removed, or is not what it should be. */
  readonly value: ReadonlySignal<Value | undefined>;
  /** Replaces what is kept; its life begins again. Where storage refuses it the page remembers. */
  save(value: Value): void;
  /** Nothing is kept any more, in the other tabs neither. */
  clear(): void;
  /** False where the browser keeps nothing: it is gone with the page. */
  persistent(): boolean;
  /** Reads what is kept, and follows the other tabs; returns the stop. */
  start(): () => void;
};

type StoredStateOptions<Value> = EntryRules<Value> & {
  /** A value under this key without our mark is the host's: it is left alone, and `digi.` and the key is used. */
  readonly key: string;
  /** Milliseconds from the last saving. */
  readonly lifeMs: number;
  readonly store: Store;
  readonly clock: Clock;
  /** Calls with the key that another tab has changed, null for all. Without it the state is this tab's. */
  readonly watchStore?: (onChange: (key: string | null) => void) => () => void;
  /** While it answers true what another tab saves is not taken over (a field has focus): the last writer wins. */
  readonly isHeld?: () => boolean;
};

/** What did not change is written again at most so often. */
const rewriteMs = 60_000;
const prefix = "digi.";

export function createStoredState<Value extends Keepable>(options: StoredStateOptions<Value>): StoredState<Value> {
  const { lifeMs, store, clock, watchStore, version, isHeld = () => false } = options;
  const place = createPlace(store, options.key);
  const value = signal<Value | undefined>(undefined);
  let current: { readonly text: string; readonly savedAtMs: number } | undefined;
  let cancelEnd = (): void => undefined;

  const show = (entry: Entry<Value> | undefined, text = entry && writeJson(entry.value)): void => {
    cancelEnd();
    // The same again is no change: nobody who saves what is shown would ever come to rest.
    if (text !== current?.text) value.value = entry?.value;
    current = entry && text !== undefined ? { text, savedAtMs: entry.savedAtMs } : undefined;
    // Not only when somebody asks for it: a page may stay open for days.
    if (entry) cancelEnd = clock.after(remainingMs(entry.savedAtMs, lifeMs, clock.now()), restore);
  };
  const read = (): Entry<Value> | undefined => {
    try {
      return readEntry(place.read(), options);
    } catch (cause) {
      logError(`${options.key}: what an older version kept could not be taken over`, cause);
      return undefined;
    }
  };
  const restore = (): void => {
    const entry = read();
    const isOver = entry !== undefined && remainingMs(entry.savedAtMs, lifeMs, clock.now()) <= 0;
    if (isOver) place.remove();
    show(isOver ? undefined : entry);
  };

  return {
    value,
    save(next) {
      const savedAtMs = clock.now();
      const text = writeJson(next);
      if (text === current?.text && savedAtMs - current.savedAtMs < rewriteMs) return;
      place.write(writeEntry(next, version, savedAtMs, text));
      show({ value: next, savedAtMs }, text);
    },
    clear() {
      place.remove();
      show(undefined);
    },
    persistent: store.persistent,
    start() {
      restore();
      const stopWatching = watchStore?.((key) => {
        if ((key === null || place.keys.includes(key)) && !isHeld()) restore();
      });
      return () => {
        cancelEnd();
        stopWatching?.();
      };
    },
  };
}

/** Where the value stands: under its key, or under the other one where the key is the host's. */
function createPlace(store: Store, key: string) {
  const other = key.startsWith(prefix) ? key : prefix + key;
  /** What was written last: nobody has to look into it. */
  let own: string | undefined;
  const isFree = (): boolean => {
    const text = store.get(key);
    return text === undefined || key === other || text === own || isMarked(text);
  };
  return {
    keys: [key, other],
    read: (): string | undefined => (isFree() ? store.get(key) : undefined) ?? store.get(other),
    write(text: string): void {
      if (!isFree()) return store.set(other, text);
      store.set(key, (own = text));
      if (key !== other) store.remove(other);
    },
    remove(): void {
      if (isFree()) store.remove(key);
      store.remove(other);
    },
  };
}
