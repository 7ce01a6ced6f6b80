/**
 * State that outlives the page: it is restored after a reload, and shared with the other tabs. There is one for each page and key.
 *
 *     const kept = createStoredState({
 *       key: "appState", struct: AppState, version: 2, lifeMs: 7 * dayMs,
 *       store: createLocalStore(), watchStore: watchLocalStore, clock: systemClock,
 *       migrate: (older, version) => (version === 1 ? { ...older, order: null } : undefined),
 *     });
 *     const stop = kept.start();
 *     kept.save({ bundle, order });
 *
 * Never use it for passwords. Use it for national numbers, birth dates and account numbers only in the tab's store and for two hours
 * (decisions §5): any script of the page can read what is in storage.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import { logError } from "#core/platform/console.ts";
import type { Store } from "#core/platform/storage.ts";
import { remainingMs } from "#core/services/stored/age.rules.ts";
import { writeJson } from "#core/base/values/json.ts";
import { isMarked, readEntry, writeEntry, type Entry, type EntryRules, type Keepable } from "./stored-entry.schema.ts";

export type StoredState<Value> = {
  /** The stored value; undefined where there is none: it was never saved, has expired, was removed, or is invalid. */
  readonly value: ReadonlySignal<Value | undefined>;
  /** Replaces the stored value; its lifetime begins again. Where the storage refuses it, the page remembers it. */
  save(value: Value): void;
  /** Removes the stored value, also for the other tabs. */
  clear(): void;
  /** Tells whether the browser stores the value. Where it does not, the value is lost with the page. */
  persistent(): boolean;
  /** Reads the stored value, and follows the other tabs; returns a function that stops this. */
  start(): () => void;
};

type StoredStateOptions<Value> = EntryRules<Value> & {
  /**
   * The key in the storage. A value under this key without our mark belongs to the host page: it is left alone, and the key with the prefix
   * `digi.` is used.
   */
  readonly key: string;
  /** The lifetime in milliseconds from the last save. */
  readonly lifeMs: number;
  readonly store: Store;
  readonly clock: Clock;
  /**
   * Calls `onChange` with the key that another tab has changed, with null for all keys. Without this function the state belongs to this tab
   * alone.
   */
  readonly watchStore?: (onChange: (key: string | null) => void) => () => void;
  /** While this function returns true, a value saved by another tab is not taken over (a field has focus): the last writer wins. */
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
    // The same value is not a change: otherwise code that saves the displayed value would loop forever.
    if (text !== current?.text) value.value = entry?.value;
    current = entry && text !== undefined ? { text, savedAtMs: entry.savedAtMs } : undefined;
    // The value is removed by a timer, not only when it is read: a page may stay open for days.
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

/** Creates the access to the value in the storage: under its key, or under the prefixed one where the key belongs to the host page. */
function createAccess(store: Store, key: string) {
  const other = key.startsWith(prefix) ? key : prefix + key;
  /** The text that was written last: it need not be parsed to be recognised as ours. */
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
