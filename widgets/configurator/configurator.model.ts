import { computed, createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { isTabInSight, watchReturnToTab } from "#core/platform/visibility.ts";
import { createCheckout } from "#core/features/bundle-actions/checkout.model.ts";
import { createArrival } from "./arrival.model.ts";
import type { definition } from "./configurator.element.ts";
import { createChanges } from "./changes.model.ts";
import { createDealer } from "./dealer.model.ts";
import { createDefaultOffers } from "./default-offers.model.ts";
import { createInstallation } from "./installation.model.ts";
import { createLandline } from "./landline.model.ts";
import { createMobile } from "./mobile.model.ts";
import { createOverview } from "./overview.model.ts";
import { createSections } from "./sections.model.ts";
import type { Tab } from "./section-wishes.model.ts";
import { watchSummary } from "./summary-event.model.ts";

const pageTab: Tab = { isInSight: isTabInSight, watchReturn: watchReturnToTab };

type Options = ReadonlySignal<OptionsOf<typeof definition>>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>, options: Options, addressBar = pageAddressBar, tab = pageTab) => {
  const store = ports.bundle;
  const dealerCode = computed(() => options.value.dealer);
  const changes = createChanges(ports);
  const offers = createDefaultOffers(ports, changes);
  const mobile = createMobile(ports, changes);
  const installation = createInstallation(ports, changes, () => void offers.loading.reload());
  const landline = createLandline(ports);
  const sections = createSections(ports, changes, installation, landline.typed, tab);
  const onChosen = (): void => void (changes.focus.value = { target: "first" });
  const arrival = createArrival({ store, options, addressBar, onPlan: mobile.open, onChosen, update: changes.update });
  const overview = createOverview(store.bundle, dealerCode);
  const dealer = createDealer(store, dealerCode);
  const checkout = createCheckout(ports, dealer.join);
  /** True once the stored bundle has been read. A change of the bundle after that was made by somebody. */
  const isStarted = signal(false);

  return {
    storesTyped: (): boolean => true,
    bundle: store.bundle,
    offers: offers.loading,
    changes,
    mobile,
    installation,
    landline,
    sections,
    ...overview,
    /**
     * The mobile plans at the bundle's address where its offers have loaded, else the default plans. Undefined until plans were fetched, on
     * this page or an earlier one.
     */
    plans: computed(() => installation.here.value?.mobile ?? store.bundle.value.default_bundle?.mobile),
    /** The lowest prices of what is offered only at an address; undefined where the API does not say them. */
    from: computed(() => store.bundle.value.default_bundle?.from),
    /** True where a link asks for a plan that is no longer on offer. */
    unknownPlan: arrival.isUnknown,
    arrival,
    canOrder: checkout.canOrder,
    /** The dealer code in the tag's attribute. */
    dealer: dealer.code,
    isStarted,
    isLeaving: checkout.isLeaving,
    isRefused: checkout.isRefused,
    /** Orders the bundle, or shows in each section what is missing there (C-271…C-277). */
    order(): void {
      // Both checks always run, so that all problems are shown. The check of the mobile lines runs last and so takes focus, because the
      // lines come first on the page.
      const isWhole = checkout.canOrder.peek() && [sections.check(), mobile.check()].every(Boolean);
      if (isWhole) checkout.order();
      if (!isWhole || checkout.isRefused.peek()) overview.showSheet(false); // The sheet is closed because it would cover the message.
    },
    start() {
      const stops = [store.start(), mobile.start()];
      arrival.read();
      stops.push(arrival.watch(), landline.start(), installation.start(), sections.start());
      stops.push(offers.loading.start(), offers.watch(arrival.take), watchSummary(ports));
      isStarted.value = true;
      stops.push(dealer.start(), checkout.start());
      return () => stops.toReversed().forEach((stop) => stop());
    },
  };
});
