import { batch, computed, createModel, effect, signal, untracked } from "@preact/signals-core";
import { hasItems } from "#core/bundle/bundle.rules.ts";
import { beginCheckout } from "#core/bundle/measures.rules.ts";
import { overviewLines, totalCents } from "#core/bundle/overview.rules.ts";
import { summaryOf } from "#core/bundle/summary.rules.ts";
import type { OptionsOf } from "#core/contract/element.ts";
import type { PortsOf } from "#core/element/room.ts";
import { createLoading } from "#core/load/loading.model.ts";
import { bundleOffers } from "#core/offers/offers.contract.ts";
import type { Offers } from "#core/offers/offers.schema.ts";
import { pageAddressBar, watchComingBack } from "#core/platform/address-bar.ts";
import { createArrival } from "./arrival.model.ts";
import type { door } from "./configurator.element.ts";
import { createMobile } from "./mobile.model.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: PortsOf<typeof door>, options: { peek(): OptionsOf<typeof door> }, addressBar = pageAddressBar) => {
    const store = ports.bundle;
    const offers = createLoading(ports, bundleOffers, {
      request: () => ({ query: { lang: ports.language.value }, body: { fttbId: null } }),
    });
    const mobile = createMobile(ports);
    const arrival = createArrival({ store, options, addressBar, onPlan: mobile.open });

    const isSheetOpen = signal(false);
    const isEditing = signal(false);
    /** What is kept has been read: from now on another bundle is somebody's doing. */
    const isStarted = signal(false);
    const isLeaving = signal(false);
    /** The order was pressed where the browser keeps nothing. */
    const isRefused = signal(false);

    const takeOffers = (found: Offers): void =>
      batch(() => {
        store.setOffers(found);
        arrival.take();
      });

    return {
      bundle: store.bundle,
      offers,
      mobile,
      /** Undefined until they were fetched once, here or on an earlier page. */
      plans: computed(() => store.bundle.value.default_bundle?.mobile),
      /** What a link asks for that is not on offer. */
      unknownPlan: arrival.isUnknown,
      wanted: computed(() => store.bundle.value.wanted),
      lines: computed(() => overviewLines(store.bundle.value)),
      totalCents: computed(() => totalCents(store.bundle.value)),
      canOrder: computed(() => hasItems(store.bundle.value)),
      isSheetOpen,
      isEditing,
      isStarted,
      isLeaving,
      isRefused,
      toggleEditing: (): void => void (isEditing.value = !isEditing.peek()),
      showSheet: (isOpen: boolean): void => void (isSheetOpen.value = isOpen),
      /** C-197, C-198. A second press while the page is on its way to the order is none. */
      order(): void {
        const bundle = store.bundle.peek();
        if (isLeaving.peek() || !hasItems(bundle)) return;
        isRefused.value = !store.keep();
        if (isRefused.peek()) return void (isSheetOpen.value = false); // what is said stands behind it
        isLeaving.value = true;
        ports.measure(...beginCheckout(bundle));
        ports.navigate("order");
        // A host page that leads there by itself may stay where it is.
        ports.clock.after(leavingMs, () => (isLeaving.value = false));
      },
      start() {
        const stopStore = store.start();
        const stopMobile = mobile.start();
        arrival.read();
        const stopOffers = offers.start();
        const stopTaking = effect(() => {
          const state = offers.state.value;
          if (state.status === "loaded") untracked(() => takeOffers(state.value));
        });
        let told = JSON.stringify(summaryOf(store.bundle.peek()));
        const stopTelling = effect(() => {
          const summary = summaryOf(store.bundle.value);
          const text = JSON.stringify(summary);
          if (text !== told) untracked(() => ports.emit("digi-bundle-changed", summary));
          told = text;
        });
        isStarted.value = true;
        const stopComingBack = watchComingBack(() => (isLeaving.value = false));
        return () => {
          stopComingBack();
          stopTelling();
          stopTaking();
          stopOffers();
          stopMobile();
          stopStore();
        };
      },
    };
  },
);

/** How long the way to the order may take before the button answers again. */
const leavingMs = 5000;
