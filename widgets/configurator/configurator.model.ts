import { batch, computed, createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import { overviewLines, totalCents } from "#core/domain/bundle/overview.rules.ts";
import { summaryOf } from "#core/domain/bundle/summary.rules.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { isTabInSight, watchReturnToTab } from "#core/platform/visibility.ts";
import { createCheckout } from "#core/features/bundle-actions/checkout.model.ts";
import { writeJson } from "#core/base/values/json.ts";
import { createArrival } from "./arrival.model.ts";
import type { definition } from "./configurator.element.ts";
import { createChanges } from "./changes.model.ts";
import { createDealer } from "./dealer.model.ts";
import { createInstallation } from "./installation.model.ts";
import { createLandline } from "./landline.model.ts";
import { createMobile } from "./mobile.model.ts";
import { createSections, type Tab } from "./sections.model.ts";

const pageTab: Tab = { isInSight: isTabInSight, watchReturn: watchReturnToTab };

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (
    ports: PortsOf<typeof definition>,
    options: ReadonlySignal<OptionsOf<typeof definition>>,
    addressBar = pageAddressBar,
    tab = pageTab,
  ) => {
    const store = ports.bundle;
    const offers = createLoading(ports, bundleOffers, {
      request: () => ({ query: { lang: ports.language.value }, body: { fttbId: null } }),
    });
    const changes = createChanges(ports);
    const mobile = createMobile(ports, changes);
    const installation = createInstallation(ports, changes, () => void offers.reload());
    const landline = createLandline(ports);
    const sections = createSections(ports, changes, installation, landline.typed, tab);
    const onChosen = (): void => void (changes.focus.value = { target: "first" });
    const arrival = createArrival({ store, options, addressBar, onPlan: mobile.open, onChosen, update: changes.update });

    const isSheetOpen = signal(false);
    const isEditing = signal(false);
    /** True once the stored bundle has been read: from now on another bundle is a change that somebody made. */
    const isStarted = signal(false);
    const dealerCode = computed(() => options.value.dealer);
    const dealer = createDealer(store, dealerCode);
    const checkout = createCheckout(ports, dealer.join);

    const takeOffers = (found: Offers): void =>
      batch(() => {
        changes.takeOffers(() => store.setOffers(found));
        arrival.take();
      });

    return {
      bundle: store.bundle,
      offers,
      changes,
      mobile,
      installation,
      landline,
      sections,
      /** Plans of the address where its offers are known, else the default ones; undefined until fetched, here or on an earlier page. */
      plans: computed(() => installation.here.value?.mobile ?? store.bundle.value.default_bundle?.mobile),
      /** True where a link asks for a plan that is not on offer. */
      unknownPlan: arrival.isUnknown,
      arrival,
      lines: computed(() => overviewLines(store.bundle.value)),
      totalCents: computed(() => totalCents(store.bundle.value)),
      canOrder: checkout.canOrder,
      /** The tag's dealer code. */
      dealer: dealer.code,
      hasCodes: computed(() => {
        const { voucher, dealerCare } = store.bundle.value.promo_code;
        return hasItems(store.bundle.value) || voucher !== null || dealerCare !== null || dealerCode.value !== undefined;
      }),
      isSheetOpen,
      isEditing,
      isStarted,
      isLeaving: checkout.isLeaving,
      isRefused: checkout.isRefused,
      toggleEditing: (): void => void (isEditing.value = !isEditing.peek()),
      showSheet: (isOpen: boolean): void => void (isSheetOpen.value = isOpen),
      /** Orders the bundle, or has each section say what is missing in it (C-271…C-277). */
      order(): void {
        // Both checks run in any case. Where the lines lack something too, focus goes to the lines, which come first on the page.
        const isWhole = checkout.canOrder.peek() && [sections.check(), mobile.check()].every(Boolean);
        if (isWhole) checkout.order();
        if (!isWhole || checkout.isRefused.peek()) isSheetOpen.value = false; // the message is behind the sheet
      },
      start() {
        const stopStore = store.start();
        const stopMobile = mobile.start();
        arrival.read();
        const stopArrival = arrival.watch();
        const stopLandline = landline.start();
        const stopInstallation = installation.start();
        const stopSections = sections.start();
        const stopOffers = offers.start();
        const stopTaking = effect(() => {
          const state = offers.state.value;
          if (state.status === "loaded") untracked(() => takeOffers(state.value));
        });
        let told = writeJson(summaryOf(store.bundle.peek()));
        const stopTelling = effect(() => {
          const summary = summaryOf(store.bundle.value);
          const text = writeJson(summary);
          if (text !== told) untracked(() => ports.emit("digi-bundle-changed", summary));
          told = text;
        });
        isStarted.value = true;
        const stopDealer = dealer.start();
        const stopCheckout = checkout.start();
        return () => {
          stopCheckout();
          stopDealer();
          stopTelling();
          stopTaking();
          stopOffers();
          stopSections();
          stopArrival();
          stopInstallation();
          stopLandline();
          stopMobile();
          stopStore();
        };
      },
    };
  },
);
