/**
 * The only access to web storage. A page may forbid it (opaque origin, blocked cookies, full quota): then a value lives
 * in memory for this page, and `persistent` says so.
 */
export type Store = {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** False where the browser refused: what is kept is gone with the page. */
  persistent(): boolean;
};

function createStore(area: () => Storage): Store {
  const memory = new Map<string, string>();
  let refused = false;
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(area());
    } catch {
      refused = true; // the memory copy below serves; `persistent` tells who asks
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    set(key, value) {
      const kept = attempt((storage) => (storage.setItem(key, value), true), false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    persistent: () => attempt((storage) => storage.length >= 0, false) && !refused,
  };
}

/** Shared by all tabs of the host's origin. */
export const createLocalStore = (): Store => createStore(() => localStorage);
/** This page only: nothing is written. */
export const createMemoryStore = (): Store =>
  createStore(() => {
    throw new Error("not wanted");
  });
/** This tab only. */
export const createTabStore = (): Store => createStore(() => sessionStorage);

/** Has this tab kept something whose key begins so? */
export function isStoredInTab(prefix: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false; // the page may not look: then nothing was kept
  }
}

/** Calls with the key that another tab has changed, with null where it has removed all; returns the stop. */
export function watchLocalStore(onChange: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => onChange(key);
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
