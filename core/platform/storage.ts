/**
 * The only access to web storage. The browser may refuse it (opaque origin, blocked cookies, full quota). Values are then stored in memory
 * for this page only, and `persistent` returns false.
 */
export type Store = {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Tells whether values outlive the page. False where the browser refused to store: the values are then lost with the page. */
  persistent(): boolean;
};

function createStore(area: () => Storage): Store {
  const memory = new Map<string, string>();
  let refused = false;
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(area());
    } catch {
      refused = true; // The copy in memory is used instead, and `persistent` tells the callers.
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    set(key, value) {
      const isStored = attempt((storage) => (storage.setItem(key, value), true), false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    persistent: () => attempt((storage) => storage.length >= 0, false) && !refused,
  };
}

/** Creates a store that is shared by all tabs of the host page's origin. */
export const createLocalStore = (): Store => createStore(() => localStorage);
/** Creates a store for this page only, in memory; nothing is written to the browser. */
export const createMemoryStore = (): Store =>
  createStore(() => {
    throw new Error("not wanted");
  });
/** Creates a store for this tab only. */
export const createTabStore = (): Store => createStore(() => sessionStorage);

/** Tells whether this tab has stored a value whose key begins with the prefix. */
export function isStoredInTab(prefix: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false; // Where the page may not use the storage, nothing was stored.
  }
}

/**
 * Calls `onChange` when another tab has changed a value, with the value's key, or with null where the tab has removed all keys. Returns a
 * function that stops watching.
 */
export function watchLocalStore(onChange: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => onChange(key);
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
