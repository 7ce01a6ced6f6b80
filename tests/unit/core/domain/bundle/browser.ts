/** A browser with several tabs, in memory, whose bundle stores influence each other as in a real browser. */
import { createBundleStore, type BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { Store } from "#core/platform/storage.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";

export type BundleTab = {
  readonly store: BundleStore;
  /** Closes the page. */
  close(): void;
};

export function createBundleBrowser() {
  const clock = createFakeClock();
  const stored = new Map<string, string>();
  const listening = new Set<{ readonly owner: object; readonly onChange: (key: string | null) => void }>();

  /**
   * Opens a tab.
   * @param refuses makes writing to the browser's storage fail: `full` (what is stored can still be read) or `blocked`
   * @param isPartner set where orders are placed on another site
   */
  function openTab(refuses?: "full" | "blocked", isPartner = false): BundleTab {
    const owner = {};
    const memory = new Map<string, string>();
    let hasRefused = refuses === "blocked";
    const tell = (key: string): void => {
      for (const one of listening) if (one.owner !== owner) one.onChange(key);
    };
    // This store behaves like core/platform/storage: what the browser refuses to store is kept in the memory of the page.
    const local: Store = {
      get: (key) => memory.get(key) ?? (refuses === "blocked" ? undefined : stored.get(key)),
      set(key, value) {
        if (refuses) {
          hasRefused = true;
          return void memory.set(key, value);
        }
        stored.set(key, value);
        tell(key);
      },
      remove(key) {
        memory.delete(key);
        if (refuses !== "blocked" && stored.delete(key)) tell(key);
      },
      persistent: () => !hasRefused,
    };
    const store = createBundleStore({
      store: local,
      clock,
      handsOver: () => isPartner,
      watchStore(onChange) {
        const one = { owner, onChange };
        listening.add(one);
        return () => void listening.delete(one);
      },
    });
    return { store, close: store.start() };
  }

  return {
    clock,
    stored,
    listening,
    openTab,
    inStore: (key = "appState"): unknown => JSON.parse(stored.get(key) ?? "null"),
  };
}
