/**
 * Which of its views a tag shows: by the page's address, so that a reload, a link, Back and Forward lead where they should.
 *
 *     const route = createViewRoute({
 *       place: byParameter("step", { absent: "its-me" }),
 *       viewOf: (name) => orderSteps.stepOf(name, draft.value),
 *     });
 *     route.go("payment"); // a new entry of the history
 *     return { view: route.view, start: route.start };
 */
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { pageAddressBar, type AddressBar } from "#core/platform/address-bar.ts";
import type { ViewPlace } from "./view-places.rules.ts";

export type ViewRoute<View> = {
  readonly view: ReadonlySignal<View>;
  /** Follows the address from now on, and mends one that names another view than is shown. Before, `viewOf(undefined)` is shown. Returns the stop. */
  start(): () => void;
  /** False where the address cannot say it (the host fixed the view, or its page is on another origin): then a link leads there. */
  go(view: NonNullable<View>): boolean;
  /** For the link to it; undefined as `go` answers false. */
  hrefOf(view: NonNullable<View>): string | undefined;
};

type ViewRouteOptions<View> = {
  readonly place: ViewPlace;
  /** The view for what the address names: an unknown name, or none, leads somewhere too. Reads signals; undefined while nobody can say yet. */
  readonly viewOf: (name: string | undefined) => View;
  /** What the host has fixed by an attribute: it wins, and the address is left alone. */
  readonly fixed?: ReadonlySignal<View | undefined>;
  readonly bar?: AddressBar;
};

/** The view that the address names where it is one of these, else the first. */
export const oneOf =
  <const View extends string>(views: readonly [View, ...View[]]): ((name: string | undefined) => View) =>
  (name) =>
    views.find((view) => view === name) ?? views[0];

export function createViewRoute<View extends string | undefined>({
  place,
  viewOf,
  fixed,
  bar = pageAddressBar,
}: ViewRouteOptions<View>): ViewRoute<View> {
  const address = signal<string | undefined>(undefined);
  const named = computed(() => (address.value === undefined ? undefined : place.read(address.value)));
  const view = computed(() => fixed?.value ?? viewOf(named.value));

  const hrefOf: ViewRoute<View>["hrefOf"] = (wanted) => {
    const here = address.peek();
    return here === undefined || fixed?.peek() !== undefined ? undefined : place.write(here, wanted);
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
      address.value = href; // also where the browser refuses it: the view follows the visitor
      return true;
    },
  };
}
