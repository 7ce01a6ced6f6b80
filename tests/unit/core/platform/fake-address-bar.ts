/** A simulated address bar and history of one tab. */
import type { AddressBar } from "#core/platform/address-bar.ts";

export type FakeAddressBar = AddressBar & {
  back(): void;
  forward(): void;
  /** All addresses of the history, oldest first. */
  readonly entries: readonly string[];
  /** The number of functions that watch the address. */
  readonly watchers: number;
};

export function createFakeAddressBar(address: string): FakeAddressBar {
  const entries = [address];
  let at = 0;
  const watchers = new Set<() => void>();
  const tell = (): void => {
    for (const onChange of watchers) onChange();
  };
  const read = (): string => entries[at] ?? address;
  const travel = (by: number): void => {
    at = Math.min(entries.length - 1, Math.max(0, at + by));
    tell();
  };
  return {
    read,
    push(next) {
      entries.splice(at + 1, Infinity, new URL(next, read()).href);
      at++;
      tell();
    },
    replace(next) {
      entries[at] = new URL(next, read()).href;
      tell();
    },
    watch(onChange) {
      const watcher = (): void => onChange();
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    back: () => travel(-1),
    forward: () => travel(1),
    entries,
    get watchers() {
      return watchers.size;
    },
  };
}
