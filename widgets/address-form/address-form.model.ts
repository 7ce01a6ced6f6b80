import { createModel, signal } from "@preact/signals-core";
import { AddressModel } from "#core/domain/address/address.model.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import { fiberCheckForm } from "#core/domain/address/fiber-check.model.ts";
import type { Call } from "#core/services/api/call.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import type { AddressChanged } from "./address-form.contract.ts";
import type { definition } from "./address-form.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>, options: { peek(): OptionsOf<typeof definition> }) => {
  const address = new AddressModel(ports);
  const confirmed = signal<Address | undefined>(undefined);
  /** True once the visitor has come back to the form to change the confirmed address. */
  const isReturned = signal(false);

  /** Dispatches `digi-address-changed` with the request that the fibre check would send, because this widget itself sends nothing. */
  const emitAddress: Call = (_endpoint, request) => {
    ports.emit("digi-address-changed", { address: request?.body } as AddressChanged);
    return Promise.resolve({ ok: true, value: {} as never }); // An empty response is enough, because no code reads it.
  };
  const form = createFormModel(
    { ...ports, call: emitAddress, track: () => undefined }, // An address is not a lead, so nothing is tracked.
    { ...fiberCheckForm, name: "address", onSent: (_answer, sent) => (confirmed.value = sent) },
  );

  const reset = (): void => {
    isReturned.value = false;
    form.reset();
    address.reset();
  };

  return {
    address,
    form,
    /** The address that the visitor confirmed last. */
    confirmed,
    isReturned,
    draft: { state: form.state, resets: address.resets, choices: address.draft, reset },
    /** Checks the form. Shows every problem at its field (P-190…P-201) or, where there is no problem, hands the address to the page. */
    async submit(): Promise<void> {
      const typed = address.check({ askEmail: options.peek().askEmail === true });
      if (typed) await form.submit(typed);
    },
    /** Returns from the confirmation to the form, in which the visitor's input is kept. */
    change(): void {
      isReturned.value = true;
      form.again();
    },
    start() {
      const stopAddress = address.start();
      return () => {
        stopAddress();
        form.stop();
      };
    },
    methods: { reset },
  };
});
