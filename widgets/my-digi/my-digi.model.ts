import { computed, createModel, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { byPath } from "#core/services/route/view-places.rules.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import type { Session, SessionUser } from "#core/services/session/session.ts";
import type { definition } from "./my-digi.element.ts";
import { accessOf, isView, views, type View } from "./my-digi.rules.ts";

type MyDigiPorts = PortsOf<typeof definition>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: MyDigiPorts, options: ReadonlySignal<OptionsOf<typeof definition>>) => {
  const { session } = ports;
  const isAsking = signal(true);
  /** Counts the views that the visitor went to. */
  const moves = signal(0);
  const place = byPath(() => Object.fromEntries(views.map((view) => [view, ports.pathOf(view)])));
  const route = createViewRoute<View>({
    place,
    viewOf: (name) => (isView(name) ? name : "overview"),
    fixed: computed(() => options.value.view),
  });
  const address = createAddress();
  const customer = createCustomer(session);

  return {
    view: route.view,
    moves,
    access: computed(() => accessOf(session.state.value.status, isAsking.value)),
    /** They were signed in here, and are no more (C-351). */
    wasSignedOut: computed(() => {
      const state = session.state.value;
      return state.status === "anonymous" && state.ended !== undefined;
    }),
    customer: customer.shown,
    hrefOf: (view: View): string => route.hrefOf(view) ?? ports.pathOf(view),
    /** To each view with all that the page's query says, also where the view is fixed (C-076). */
    backHrefs: computed(() => {
      const here = address.shown.value;
      const hrefOf = (view: View): string => (here && place.write(here, view)) ?? ports.pathOf(view);
      return Object.fromEntries(views.map((view) => [view, hrefOf(view)])) as Readonly<Record<View, string>>;
    }),
    isSoft: (): boolean => options.peek().softNavigation === true,
    /** False where a link has to lead there: it is to load the page, or the view is fixed. */
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

/** That of the page; undefined before the start. */
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
 * Whose views stand there. Somebody whose session ran out, or was ended from another tab, finds them as they were, with what was typed, once
 * they have logged in again; somebody who signed out here, or is somebody else, does not.
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

/** The host page may greet by it: only that somebody is, never who. */
function tellSession({ session, emit }: MyDigiPorts): () => void {
  let told: boolean | undefined;
  return session.state.subscribe(({ status }) => {
    if (status === "unknown") return;
    const signedIn = status === "signed-in";
    if (told !== undefined && told !== signedIn) emit("digi-session-changed", { signedIn });
    told = signedIn;
  });
}
