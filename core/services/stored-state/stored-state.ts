/**
 * State that outlives the page: it is restored after a reload, and shared with the other tabs. Each key of a page may be used by one state
 * only.
 *
 *     const kept = createStoredState({
 *       key: "appState", struct: AppState, version: 2, lifeMs: 7 * dayMs,
 *       store: createLocalStore(), watchStore: watchLocalStore, clock: systemClock,
 *       migrate: (older, version) => (version === 1 ? { ...older, order: null } : undefined),
 *     });
 *     const stop = kept.start();
 *     kept.save({ bundle, order });
 *
 * Passwords must never be stored this way. National numbers, birth dates and account numbers may be stored only in the tab's store and for
 * two hours (decisions §5), because any script of the page can read the storage.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import { logError } from "#core/platform/console.ts";
import type { Store } from "#core/platform/storage.ts";
import { remainingMs } from "#core/services/stored/age.rules.ts";
import { writeJson } from "#core/base/values/json.ts";
import { isMarked, readEntry, writeEntry, type Entry, type EntryRules, type Keepable } from "./stored-entry.schema.ts";

export type StoredState<Value> = {
  /** The stored value; undefined where it was never saved, has expired, was removed, or is invalid. */
  readonly value: ReadonlySignal<Value | undefined>;
  /** Replaces the stored value, and its lifetime begins anew. Where the browser stores nothing, this page remembers the value. */
  save(value: Value): void;
  /** Removes the stored value, in other tabs too. */
  clear(): void;
  /** Tells whether the browser stores the value. Where it does not, the value is lost with the page. */
  persistent(): boolean;
  /** Reads the stored value and follows the other tabs. Returns a function that stops following. */
  start(): () => void;
};

export type StoredStateOptions<Value> = EntryRules<Value> & {
  /**
   * The key in the storage. If the host page has a value of its own under this key, that value is not touched, and the key with the prefix
   * `digi.` is used.
   */
  readonly key: string;
  /** The lifetime in milliseconds from the last save. */
  readonly lifeMs: number;
  readonly store: Store;
  readonly clock: Clock;
  /**
   * Calls `onChange` when another tab has changed a value, with the value's key, or with null for all keys. Without this function the state
   * belongs to this tab alone.
   */
  readonly watchStore?: (onChange: (key: string | null) => void) => () => void;
  /**
   * While this function returns true, because a field has the focus, a value that another tab saves is not taken over; what this tab saves
   * later replaces it.
   */
  readonly isHeld?: () => boolean;
};

/** The minimum time in milliseconds between two writes of an unchanged value. */
const rewriteMs = 60_000;
const prefix = "digi.";

export function createStoredState<Value extends Keepable>(options: StoredStateOptions<Value>): StoredState<Value> {
  const { lifeMs, store, clock, watchStore, version, isHeld = () => false } = options;
  const access = createAccess(store, options.key);
  const value = signal<Value | undefined>(undefined);
  let current: { readonly text: string; readonly savedAtMs: number } | undefined;
  let cancelEnd = (): void => undefined;

  const show = (entry: Entry<Value> | undefined, text = entry && writeJson(entry.value)): void => {
    cancelEnd();
    // An unchanged text must not change the signal, because otherwise code that saves the shown value would loop forever.
    if (text !== current?.text) value.value = entry?.value;
    current = entry && text !== undefined ? { text, savedAtMs: entry.savedAtMs } : undefined;
    // A timer removes the expired value, because a page may stay open for days.
    if (entry) cancelEnd = clock.after(remainingMs(entry.savedAtMs, lifeMs, clock.now()), restore);
  };
  const read = (): Entry<Value> | undefined => {
    try {
      return readEntry(access.read(), options);
    } catch (cause) {
      logError(`${options.key}: what an older version kept could not be taken over`, cause);
      return undefined;
    }
  };
  const restore = (): void => {
    const entry = read();
    const isOver = entry !== undefined && remainingMs(entry.savedAtMs, lifeMs, clock.now()) <= 0;
    if (isOver) access.remove();
    show(isOver ? undefined : entry);
  };

  return {
    value,
    save(next) {
      const savedAtMs = clock.now();
      const text = writeJson(next);
      if (text === current?.text && savedAtMs - current.savedAtMs < rewriteMs) return;
      access.write(writeEntry(next, version, savedAtMs, text));
      show({ value: next, savedAtMs }, text);
    },
    clear() {
      access.remove();
      show(undefined);
    },
    persistent: store.persistent,
    start() {
      restore();
      const stopWatching = watchStore?.((key) => {
        if ((key === null || access.keys.includes(key)) && !isHeld()) restore();
      });
      return () => {
        cancelEnd();
        stopWatching?.();
      };
    },
  };
}

/** Creates the access to a value in the storage: under its key, or under the prefixed one where the host page uses the key. */
function createAccess(store: Store, key: string) {
  const other = key.startsWith(prefix) ? key : prefix + key;
  /** The text that this page wrote last, which is recognised as ours without parsing it. */
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
