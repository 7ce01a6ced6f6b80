/**
 * What this tab remembers for a short while, so that a reload, a switch of language or the way to the identity app and back loses
 * nothing: link parameters and what the identity app said (decisions §5). Gone when used, or after 30 minutes; what an order needs, after two hours.
 */
import { systemClock, type Clock } from "#core/platform/clock.ts";
import { createTabStore, type Store } from "#core/platform/storage.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";
import { remainingMs } from "./age.rules.ts";

/** Names and texts. */
export type Values = Readonly<Record<string, string>>;

export type ExpiringStore = {
  /** Undefined where there is nothing, or nothing young enough. */
  read(key: string): Values | undefined;
  /** Replaces what was kept. Its life, 30 minutes or `lifeMs`, counts from the first writing: a later one does not make it live longer. */
  write(key: string, values: Values, lifeMs?: number): void;
  remove(key: string): void;
  /** False where the browser keeps nothing: what is written is gone with the page. */
  persistent(): boolean;
};

export const entryLifeMs = 30 * 60_000;
/** Of what an order needs; nothing lives longer. */
export const longEntryLifeMs = 2 * 3_600_000;

/** One per page: what a browser without storage keeps in memory is shared too. */
export const tabStore = createExpiringStore(createTabStore(), systemClock);

export function createExpiringStore(store: Store, clock: Clock): ExpiringStore {
  /** Key → the cancel of its end. */
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
  /** Not only when somebody asks for it: a page may stay open for hours. */
  const removeInTime = (key: string, ms: number): void => {
    if (ends.has(key)) return;
    const end = clock.after(ms, () => {
      ends.delete(key);
      readEntry(key); // a younger one has come in its place, or it goes
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

/** Storage may be written by anybody: what it says of a life is not believed beyond the longest. */
const lifeOf = ({ lifeMs }: Entry): number => (typeof lifeMs === "number" ? Math.min(lifeMs, longEntryLifeMs) : entryLifeMs);

/** Undefined where a page or a visitor wrote something else under our key. */
function parseEntry(text: string): Entry | undefined {
  const entry = parseJson(text) as Partial<Entry> | null | undefined;
  return typeof entry?.atMs === "number" && typeof entry.values === "object" && entry.values !== null ? (entry as Entry) : undefined;
}
