/**
 * The address of the person who orders, as far as it is known without typing: the one that the identity app gave, else those of the
 * signed-in customer's products (decisions §8).
 */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals-core";
import { installAddresses } from "#core/domain/customer/install-addresses.contract.ts";
import { createLoading, hasValue } from "#core/services/load/loading.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { isFixed, type FlowAddress, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import { addressOfProduct, isInstallation, offeredAddress } from "./digi-account.rules.ts";
import type { part } from "./digi-account.part.ts";

export type Given = {
  readonly flow: Pick<Flow, "bundleAddress">;
  readonly order: Order;
  /** The values that the fields had when the visitor left this step. */
  readonly typed: Readonly<Record<string, string>>;
};

export function createKnownAddress(ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) {
  const { order: first, typed } = given.peek();
  /** True where the visitor has answered already, by an address or by saying that the offered one is not theirs. */
  const isDeclined = signal(first.clientAddress === null && Boolean(typed["client"]));
  const ofApp = computed(() => offeredAddress(given.value.order));
  const isAsked = computed(
    () => first.clientAddress === null && !isDeclined.value && !ofApp.value && given.value.order.orderer?.kind === "account",
  );
  const ofProducts = createLoading(ports, installAddresses, {
    request: () => (isAsked.value ? { query: { lang: ports.language.value, sectionType: "mobil" as const } } : undefined),
  });
  const installation = computed(() => (isFixed(given.value.order) ? given.value.flow.bundleAddress.value : undefined));
  const addresses = computed((): readonly FlowAddress[] => {
    if (isDeclined.value) return [];
    if (ofApp.value) return [ofApp.value];
    const state = ofProducts.state.value;
    return hasValue(state) ? state.value.data.map(addressOfProduct) : [];
  });
  /** The known address that is the one of the installation, with the box that was chosen there. */
  const installed = computed((): FlowAddress | undefined => {
    const at = installation.value;
    const found = addresses.value.find((address) => isInstallation(address, at));
    return found && { ...found, box: at?.box ?? found.box };
  });
  return {
    installed,
    /** The address that the visitor is asked to confirm: that of the newest order comes first. */
    offered: computed(() => installed.value ?? addresses.value[0]),
    /** True until the API has answered which addresses the customer has. The fields would be replaced by the answer otherwise. */
    isWaiting: computed(() => isAsked.value && ["idle", "loading"].includes(ofProducts.state.value.status)),
    /** Tells whether an address is the one of the installation. */
    isInstallation: (address: FlowAddress): boolean => isInstallation(address, installation.value),
    decline: (): void => void (isDeclined.value = true),
    start(): () => void {
      const stops = [
        ofProducts.start(),
        // After ten seconds without an answer the fields are shown, so that the visitor types the address.
        effect(() => {
          if (ofProducts.slowNotice.isOver.value) ofProducts.giveUp();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
