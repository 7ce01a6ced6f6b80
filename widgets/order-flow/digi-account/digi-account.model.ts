import { computed, createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { AddressModel } from "#core/domain/address/address.model.ts";
import { isStoredChoices } from "#core/domain/address/address.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { isOrderBox } from "#core/base/values/box.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";
import type { FlowAddress, Order } from "#widgets/order-flow/order-flow.rules.ts";
import { flowAddressOf, offeredAddress } from "./digi-account.rules.ts";
import type { part } from "./digi-account.part.ts";

type Given = {
  readonly order: Order;
  /** The values that the fields had when the visitor left this step. */
  readonly typed: Readonly<Record<string, string>>;
};

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
  const client = createEntry(ports, order.clientAddress, typed["client"]);
  const billing = createEntry(ports, order.billingAddress, typed["billing"]);
  /** True where the visitor has answered that the postal address from the identity app is not theirs. */
  const isDeclined = signal(order.clientAddress === null && typed["client"] !== undefined);

  return {
    client,
    billing,
    /**
     * The postal address that the identity app has supplied, for the question 'Is this your address?'. Undefined once the visitor has
     * answered.
     */
    offered: computed(() => (isDeclined.value || client.settled.value ? undefined : offeredAddress(given.value.order))),
    decline: (): void => void (isDeclined.value = true),
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
      const stops = [client.start(), billing.start()];
      return () => stops.forEach((stop) => stop());
    },
  };
});

const textOf = (stored: unknown): string => (stored === undefined ? "" : writeJson(stored));
