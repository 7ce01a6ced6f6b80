/**
 * The only access to the address bar and to the browser's history (Back and Forward).
 *
 *     const stop = pageAddressBar.watch(() => show(pageAddressBar.read()));
 *     pageAddressBar.push("?tab=settings"); // Back leads to where the visitor was
 */
import { warnOnce } from "./console.ts";

export type AddressBar = {
  /** Returns the whole address of the page. */
  read(): string;
  /** Adds an entry to the history. `address` may be relative; an address of another origin is refused. */
  push(address: string): void;
  /** Replaces the address of the present history entry. */
  replace(address: string): void;
  /** Calls `onChange` after each change that our code makes, and after Back and Forward. Returns a function that stops watching. */
  watch(onChange: () => void): () => void;
};

const watchers = new Set<() => void>();
const tell = (): void => {
  for (const onChange of watchers) onChange();
};

/**
 * Runs a change of the history. The browser may refuse the change (on a page without an address of its own, or after too many changes
 * within seconds); the address then stays as it is.
 */
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
  // The new entry has no state: the host page's state belongs to its own entries, and its router ignores an entry without one.
  push: (address) => write(() => history.pushState(null, "", address)),
  replace: (address) => write(() => history.replaceState(history.state, "", address)),
  watch(onChange) {
    // Each call wraps `onChange` in a new function, so that a caller that watches twice is called twice and can stop each watch separately.
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

/** Replaces the query of the address without adding a history entry. Path, fragment and the host page's own history state stay. */
export function replacePageQuery(search: string): void {
  const url = new URL(location.href);
  url.search = search;
  pageAddressBar.replace(url.href);
}

/**
 * Calls `onBack` when the browser's Back button brings the visitor back to the page as it was left (restored from the back/forward cache).
 * Returns a function that stops watching.
 */
export function watchComingBack(onBack: () => void): () => void {
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) onBack();
  };
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}
