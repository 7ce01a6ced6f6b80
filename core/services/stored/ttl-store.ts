/**
 * A store in which this tab remembers values for a short time, so that they are not lost by a reload, a switch of language, or the way to
 * the identity app and back: link parameters and the result of the identity app (decisions §5). Values are removed when they are used, or
 * after 30 minutes; those that an order needs, after two hours.
 */
import { systemClock, type Clock } from "#core/platform/clock.ts";
import { createTabStore, type Store } from "#core/platform/storage.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";
import { remainingMs } from "./age.rules.ts";

/** The values of an entry: name → text. */
export type Values = Readonly<Record<string, string>>;

export type TtlStore = {
  /** Returns the values of a key; undefined where it has none, or they have expired. */
  read(key: string): Values | undefined;
  /** Replaces the values. Their lifetime, 30 minutes or `lifeMs`, counts from the first write; a later write does not extend it. */
  write(key: string, values: Values, lifeMs?: number): void;
  remove(key: string): void;
  /** Tells whether the browser stores the values. Where it does not, they are lost with the page. */
  persistent(): boolean;
};

export const entryLifeMs = 30 * 60_000;
/** The lifetime in milliseconds of values that an order needs. No value lives longer. */
export const longEntryLifeMs = 2 * 3_600_000;

/**
 * The store of this tab. A page has only one, so that all its code shares the values, also where the browser has no storage and they are in
 * memory.
 */
export const tabStore = createTtlStore(createTabStore(), systemClock);

export function createTtlStore(store: Store, clock: Clock): TtlStore {
  /** The timers of expiring entries: key → the function that cancels the timer. */
  const ends = new Map<string, () => void>();

  const readEntry = (key: string): Entry | undefined => {
    const text = store.get(key);
    if (text === undefined) return undefined;
    const entry = parseEntry(text);
    const leftMs = entry ? remainingMs(entry.atMs, lifeOf(entry), clock.now()) : 0;
    if (leftMs > 0) {
      removeInTime(key, leftMs);
      return entry;
    }
    remove(key);
    return undefined;
  };
  const remove = (key: string): void => {
    ends.get(key)?.();
    ends.delete(key);
    store.remove(key);
  };
  /** Removes an entry by a timer, because a page may stay open for hours. */
  const removeInTime = (key: string, ms: number): void => {
    if (ends.has(key)) return;
    const end = clock.after(ms, () => {
      ends.delete(key);
      readEntry(key); // If a newer entry has replaced this one, it stays; otherwise reading removes the expired entry.
    });
    ends.set(key, end);
  };

  return {
    read: (key) => readEntry(key)?.values,
    write(key, values, lifeMs) {
      const atMs = readEntry(key)?.atMs ?? clock.now();
      store.set(key, writeJson({ atMs, values, ...(lifeMs !== undefined && { lifeMs }) } satisfies Entry));
      readEntry(key);
    },
    remove,
    persistent: store.persistent,
  };
}

type Entry = { readonly atMs: number; readonly values: Values; readonly lifeMs?: number };

/** Returns the lifetime of an entry. Any script can write to the storage, so a lifetime beyond the longest one is cut. */
const lifeOf = ({ lifeMs }: Entry): number => (typeof lifeMs === "number" ? Math.min(lifeMs, longEntryLifeMs) : entryLifeMs);

/** Parses an entry; returns undefined where another script or the visitor wrote something else under our key. */
function parseEntry(text: string): Entry | undefined {
  const entry = parseJson(text) as Partial<Entry> | null | undefined;
  return typeof entry?.atMs === "number" && typeof entry.values === "object" && entry.values !== null ? (entry as Entry) : undefined;
}
