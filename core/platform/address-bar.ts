/**
 * The only access to the address bar and to the visitor's way back and forth.
 *
 *     const stop = pageAddressBar.watch(() => show(pageAddressBar.read()));
 *     pageAddressBar.push("?tab=settings"); // Back leads to where the visitor was
 */
import { warnOnce } from "./console.ts";

export type AddressBar = {
  /** The whole address. */
  read(): string;
  /** A new entry of the history. `address` may be relative; one of another origin is refused. */
  push(address: string): void;
  /** Another address for the entry that the visitor is at. */
  replace(address: string): void;
  /** Calls after each change that is ours, and after Back and Forward; returns the stop. */
  watch(onChange: () => void): () => void;
};

const watchers = new Set<() => void>();
const tell = (): void => {
  for (const onChange of watchers) onChange();
};

/** A refusal (a page without an address of its own, too many changes within seconds) leaves the address as it is. */
function write(act: () => void): void {
  try {
    act();
  } catch {
    return warnOnce("the address bar: the browser does not let the page change it");
  }
  tell();
}

export const pageAddressBar: AddressBar = {
  read: () => location.href,
  // The host page's own state belongs to its own entries: routers take an entry without one for none of theirs.
  push: (address) => write(() => history.pushState(null, "", address)),
  replace: (address) => write(() => history.replaceState(history.state, "", address)),
  watch(onChange) {
    // A function of its own: who watches twice is told twice, and stops one by one.
    const watcher = (): void => onChange();
    if (watchers.size === 0) addEventListener("popstate", tell);
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) removeEventListener("popstate", tell);
    };
  },
};

export const pageQuery = (): string => location.search;

/** Shows another query without a visit of its own; path, fragment and the host page's own history state stay. */
export function replacePageQuery(search: string): void {
  const url = new URL(location.href);
  url.search = search;
  pageAddressBar.replace(url.href);
}

/** Calls when the visitor comes back by the browser's own 'back' to the page as it was left; returns the stop. */
export function watchComingBack(onBack: () => void): () => void {
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) onBack();
  };
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}
