import { createModel, effect, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./codes.part.ts";

type Given = {
  /** The code of the dealer on whose page the bundle is composed. */
  readonly dealer: string | undefined;
};

export type Model = InstanceType<typeof Model>;

/** The model of voucher and dealer code, the same ones as in the other tags of the page. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const codes = ports.codes.of(ports.bundle);
  return {
    codes,
    start() {
      const stopProposing = effect(() => {
        if (given.value.dealer) codes.proposeDealer(given.value.dealer);
      });
      const stopCodes = codes.start(ports.language);
      return () => {
        stopProposing();
        // When the sheet with the bundle opens, the codes are mounted there at once: a delayed stop keeps requests that are on their way.
        queueMicrotask(stopCodes);
      };
    },
  };
});
