import { computed, createModel, signal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import { totalCents } from "#core/domain/bundle/overview.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./promo-code.element.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the codes of the page's bundle: the same codes as in the builder. */
export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const { bundle } = ports.bundle;
  const codes = ports.codes.of(ports.bundle);
  const isStarted = signal(false);
  return {
    codes,
    totalCents: computed(() => totalCents(bundle.value)),
    /** True once the stored data has been read. */
    isStarted,
    /** True when there is nothing to enter a code for. A visitor who has a code already can take it out, whatever is chosen. */
    isEmpty: computed(() => !hasItems(bundle.value) && !bundle.value.promo_code.voucher && !bundle.value.promo_code.dealerCare),
    /** True when the bundle is not really empty: the builder has plans to finish. */
    isBegun: computed(() => bundle.value.wanted.lines.length > 0),
    isUnstored: (): boolean => !ports.bundle.persistent(),
    start() {
      const stopBundle = ports.bundle.start();
      const stopCodes = codes.start(ports.language);
      isStarted.value = true;
      return () => {
        stopCodes();
        stopBundle();
      };
    },
  };
});
