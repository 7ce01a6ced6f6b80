/** One browser with its tabs, in memory: bundles as they meet each other. */
import { createBundleStore, type BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { Store } from "#core/platform/storage.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";

export type BundleTab = {
  readonly store: BundleStore;
  /** The page is left. */
  close(): void;
};

export function createBundleBrowser() {
  const clock = createFakeClock();
  const stored = new Map<string, string>();
  const listening = new Set<{ readonly owner: object; readonly onChange: (key: string | null) => void }>();

  /**
   * @param refuses writing: `full` (what is there can still be read) or `blocked`
   * @param isPartner the order is on another site
   */
  function openTab(refuses?: "full" | "blocked", isPartner = false): BundleTab {
    const owner = {};
    const memory = new Map<string, string>();
    let hasRefused = refuses === "blocked";
    const tell = (key: string): void => {
      for (const one of listening) if (one.owner !== owner) one.onChange(key);
    };
    // As core/platform/storage: what the browser refuses lives in the memory of the page.
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
