import { batch, computed, createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { AddressModel } from "#core/domain/address/address.model.ts";
import { isStoredChoices } from "#core/domain/address/address.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { isOrderBox } from "#core/base/values/box.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";
import { createAddressNames } from "#widgets/order-flow/address-names.model.ts";
import type { FlowAddress } from "#widgets/order-flow/order-flow.rules.ts";
import { flowAddressOf } from "./digi-account.rules.ts";
import type { part } from "./digi-account.part.ts";
import { createKnownAddress, type Given } from "./known-address.model.ts";

export type AddressEntry = ReturnType<typeof createEntry>;

/** Creates the entry of an address: a new address that is chosen only from suggestions (C-298), or a known one that can be changed. */
function createEntry(ports: PortsOf<typeof part>, first: FlowAddress | null, stored: string | undefined) {
  const fields = new AddressModel(ports);
  const settled = signal(first);
  return {
    fields,
    /** The known address, which is shown as text; null while the fields are shown. */
    settled,
    /** True where the city and the house number are chosen (C-295, C-296). */
    isChosen: computed(() => settled.value !== null || fields.fields.value.number.chosen !== undefined),
    settle: (address: FlowAddress | null): void => void (settled.value = address),
    /**
     * Returns the current address. Undefined where an answer is missing, in which case its field shows the error.
     *
     * @param boxText the error of a box that contains letters (C-286)
     */
    take(boxText: string): FlowAddress | undefined {
      const before = settled.peek();
      if (before) return before;
      const checked = fields.check({ askEmail: false });
      if (checked && isOrderBox(checked.box, fields.fields.peek().number.chosen?.boxes)) return flowAddressOf(checked);
      if (checked) fields.showServerErrors({ box: boxText });
      return undefined;
    },
    stored: fields.draft.current,
    start(): () => void {
      const choices = parseJson(stored);
      if (!first && isStoredChoices(choices)) {
        fields.typePostalCode(choices.postalCode);
        fields.draft.restore(choices);
      }
      return fields.start();
    },
  };
}

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const { order, typed } = given.peek();
  const known = createKnownAddress(ports, given);
  const client = createEntry(ports, order.clientAddress, typed["client"]);
  const billing = createEntry(ports, order.billingAddress, typed["billing"]);
  /** The known address, for the question 'Is this your address?'. Undefined once the visitor has answered. */
  const offered = computed(() => (client.settled.value ? undefined : known.offered.value));
  const shownNames = {
    client: createAddressNames(ports, () => (client.settled.value ?? offered.value)?.fttbAddressId),
    billing: createAddressNames(ports, () => billing.settled.value?.fttbAddressId),
  };

  return {
    client,
    billing,
    shownNames,
    offered,
    isWaiting: known.isWaiting,
    /** True where the address is the one at which the fixed products are installed. */
    isInstallation: computed(() => client.settled.value !== null && known.isInstallation(client.settled.value)),
    decline: known.decline,
    /** Opens the fields for another address. An address that was taken over from the installation is not offered again. */
    changeClient: (): void =>
      batch(() => {
        const before = client.settled.peek();
        if (before && known.isInstallation(before)) known.decline();
        client.settle(null);
      }),
    /**
     * Calls `onStored` with the current choices of both addresses, as texts that are stored for a reload.
     *
     * @returns a function that stops watching
     */
    watchStored: (onStored: (stored: Readonly<Record<"client" | "billing", string>>) => void): (() => void) =>
      effect(() => {
        const stored = { client: textOf(client.stored.value), billing: textOf(billing.stored.value) };
        untracked(() => onStored(stored));
      }),
    start() {
      const stops = [client.start(), billing.start(), known.start(), shownNames.client.start(), shownNames.billing.start()];
      // An address that was given for the installation is not asked for again.
      stops.push(
        effect(() => {
          const address = known.installed.value;
          if (address && !client.settled.peek()) untracked(() => client.settle(address));
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
});

const textOf = (stored: unknown): string => (stored === undefined ? "" : writeJson(stored));
