import { createModel, effect, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./codes.part.ts";

type Given = {
  /** The code of the dealer on whose page the bundle is composed. */
  readonly dealer: string | undefined;
};

export type Model = InstanceType<typeof Model>;

/** The model of the voucher and the dealer code, which all tags of the page share. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const codes = ports.promoCodes.of(ports.bundle);
  return {
    codes,
    start() {
      const stopProposing = effect(() => {
        if (given.value.dealer) codes.proposeDealer(given.value.dealer);
      });
      const stopCodes = codes.start(ports.language);
      return () => {
        stopProposing();
        // The stop is delayed because the codes are mounted in the sheet at once when the sheet opens: requests that are still running are
        // kept for it.
        queueMicrotask(stopCodes);
      };
    },
  };
});
