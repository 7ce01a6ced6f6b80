/**
 * The current view of a tag, chosen by the page's address, so that reloads, links, Back and Forward lead to the right view.
 *
 *     const route = createViewRoute({
 *       pattern: byParameter("step", { absent: "its-me" }),
 *       viewOf: (name) => orderSteps.stepOf(name, draft.value),
 *     });
 *     route.go("payment"); // a new entry of the history
 *     return { view: route.view, start: route.start };
 */
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { pageAddressBar, type AddressBar } from "#core/platform/address-bar.ts";
import type { ViewPattern } from "./view-patterns.rules.ts";

export type ViewRoute<View> = {
  readonly view: ReadonlySignal<View>;
  /**
   * Follows the address from now on, and corrects an address that names another view than the one shown. Before the start,
   * `viewOf(undefined)` is shown. Returns a function that stops following.
   */
  start(): () => void;
  /**
   * Shows a view and changes the address. Returns false where the address cannot name the view (the host fixed the view, or its page is on
   * another origin), so that a link has to be used.
   */
  go(view: NonNullable<View>): boolean;
  /** Returns the address for a link to the view; undefined in the cases in which `go` returns false. */
  hrefOf(view: NonNullable<View>): string | undefined;
};

type ViewRouteOptions<View> = {
  readonly pattern: ViewPattern;
  /**
   * Returns the view for a name in the address, also for an unknown name or none. The function reads signals, and returns undefined while
   * the view cannot be determined yet.
   */
  readonly viewOf: (name: string | undefined) => View;
  /** The view that the host page fixes by an attribute. It takes precedence, and the address is not changed. */
  readonly fixed?: ReadonlySignal<View | undefined>;
  readonly bar?: AddressBar;
};

/** Returns a function that finds a view by its name, and returns the first view for any other name. */
export const oneOf =
  <const View extends string>(views: readonly [View, ...View[]]): ((name: string | undefined) => View) =>
  (name) =>
    views.find((view) => view === name) ?? views[0];

export function createViewRoute<View extends string | undefined>({
  pattern,
  viewOf,
  fixed,
  bar = pageAddressBar,
}: ViewRouteOptions<View>): ViewRoute<View> {
  const address = signal<string | undefined>(undefined);
  const named = computed(() => (address.value === undefined ? undefined : pattern.read(address.value)));
  const view = computed(() => fixed?.value ?? viewOf(named.value));

  const hrefOf: ViewRoute<View>["hrefOf"] = (wanted) => {
    const here = address.peek();
    return here === undefined || fixed?.peek() !== undefined ? undefined : pattern.write(here, wanted);
  };
  const mend = (shown: NonNullable<View>): void => {
    const href = hrefOf(shown);
    if (href === undefined) return;
    bar.replace(href);
    address.value = href;
  };

  return {
    view,
    hrefOf,
    start() {
      const follow = (): void => void (address.value = bar.read());
      const stopFollowing = bar.watch(follow);
      follow();
      const stopMending = effect(() => {
        const shown = view.value;
        const name = named.value;
        if (shown !== undefined && name !== undefined && name !== shown) untracked(() => mend(shown));
      });
      return () => {
        stopFollowing();
        stopMending();
      };
    },
    go(wanted) {
      const href = hrefOf(wanted);
      if (href === undefined) return false;
      if (href === address.peek()) return true;
      bar.push(href);
      address.value = href; // The view changes even where the browser refuses to change the address.
      return true;
    },
  };
}
