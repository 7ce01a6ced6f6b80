import { computed, createModel, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { byPath } from "#core/services/route/view-patterns.rules.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import type { Session, SessionUser } from "#core/services/session/session.ts";
import type { definition } from "./my-digi.element.ts";
import { accessOf, areaViews, isView, views, type View } from "./my-digi.rules.ts";

type MyDigiPorts = PortsOf<typeof definition>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: MyDigiPorts, options: ReadonlySignal<OptionsOf<typeof definition>>) => {
  const { session } = ports;
  const isAsking = signal(true);
  /** Counts how often the visitor has moved to another view without loading a page. */
  const moves = signal(0);
  const pageOf = (view: View): string => ports.pathOf(areaViews[view].page);
  const pattern = byPath(() => Object.fromEntries(views.map((view) => [view, pageOf(view)])), { drops: ["order-id"] });
  const route = createViewRoute<View>({
    pattern,
    viewOf: (name) => (isView(name) ? name : "overview"),
    fixed: computed(() => options.value.view),
  });
  const address = createAddress();
  const customer = createCustomer(session);

  return {
    storesTyped: (): boolean => true,
    view: route.view,
    moves,
    access: computed(() => accessOf(session.state.value.status, isAsking.value)),
    /** True where the customer was signed in on this page and the session has ended (C-351). */
    wasSignedOut: computed(() => {
      const state = session.state.value;
      return state.status === "anonymous" && state.ended !== undefined;
    }),
    customer: customer.shown,
    hrefOf: (view: View): string => route.hrefOf(view) ?? pageOf(view),
    /** The addresses of the views with the complete query of the page's address, also where the tag shows one fixed view (C-076). */
    backHrefs: computed(() => {
      const here = address.shown.value;
      const hrefOf = (view: View): string => (here && pattern.write(here, view)) ?? pageOf(view);
      return Object.fromEntries(views.map((view) => [view, hrefOf(view)])) as Readonly<Record<View, string>>;
    }),
    isSoft: (): boolean => options.peek().softNavigation === true,
    /**
     * Shows a view without loading a page.
     *
     * @returns false where a link must load the page instead, because soft navigation is off or the view is fixed
     */
    show(view: View): boolean {
      if (!options.peek().softNavigation || !route.go(view)) return false;
      moves.value++;
      return true;
    },
    async signOut(): Promise<void> {
      await session.signOut();
      ports.navigate("home");
    },
    start() {
      const stops = [route.start(), address.start(), customer.start(), tellSession(ports)];
      if (session.mayBeSignedIn()) void session.restore().then(() => void (isAsking.value = false));
      else isAsking.value = false;
      return () => stops.forEach((stop) => stop());
    },
  };
});

/** Creates a signal of the page's address. Its value is undefined before `start` is called. */
function createAddress(bar = pageAddressBar) {
  const shown = signal<string | undefined>(undefined);
  return {
    shown,
    start() {
      const look = (): void => void (shown.value = bar.read());
      look();
      return bar.watch(look);
    },
  };
}

/**
 * Creates the signal of the customer whose views are shown. A customer whose session has expired, or was ended in another tab, finds the
 * views and all input unchanged after the next login. After signing out here, or for another person, the views start anew.
 */
function createCustomer({ state }: Session) {
  const shown = signal<SessionUser | undefined>(undefined);
  return {
    shown,
    start: () =>
      state.subscribe((now) =>
        untracked(() => {
          if (now.status === "signed-in") shown.value = now.user;
          else if (now.status === "anonymous" && (now.ended ?? "signed-out") === "signed-out") shown.value = undefined;
        }),
      ),
  };
}

/**
 * Dispatches `digi-session-changed`, so that the host page can greet the customer. The event says only that somebody is signed in, never
 * who.
 */
function tellSession({ session, emit }: MyDigiPorts): () => void {
  let told: boolean | undefined;
  return session.state.subscribe(({ status }) => {
    if (status === "unknown") return;
    const signedIn = status === "signed-in";
    if (told !== undefined && told !== signedIn) emit("digi-session-changed", { signedIn });
    told = signedIn;
  });
}
