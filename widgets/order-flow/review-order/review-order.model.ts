import { computed, createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import { createContractSummary } from "#core/features/contract-summary/contract-summary.model.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { addressById } from "#core/domain/eligibility/linked-address.contract.ts";
import { isFixed } from "#widgets/order-flow/order-flow.rules.ts";
import type { part } from "./review-order.part.ts";

type Given = {
  readonly flow: Pick<Flow, "summaryBody" | "order" | "bundleAddress"> & { readonly placing: Pick<Flow["placing"], "state"> };
};

type Town = { readonly postalCode: string; readonly city: string };

export type Model = InstanceType<typeof Model>;

/**
 * The model of the review loads the contract summary, which the customer has to see before ordering, and the town of the installation
 * address.
 */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const summary = createContractSummary(ports, () => given.value.flow.summaryBody.value);
  /**
   * The town of the installation address, which the bundle does not contain. It is not requested where the address is the orderer's own,
   * whose town is known (decisions §12).
   */
  const address = createLoading(ports, addressById, {
    request: () => {
      const { bundleAddress, order } = given.value.flow;
      const id = bundleAddress.value?.fttbAddressId;
      const isAsked = id !== undefined && isFixed(order.value) && order.value.clientAddress?.fttbAddressId !== id;
      return isAsked ? { query: { fttbAddressId: id, lang: ports.language.value } } : undefined;
    },
  });
  const town = computed((): Town | undefined => {
    const { bundleAddress, order } = given.value.flow;
    const own = order.value.clientAddress;
    if (own && own.fttbAddressId === bundleAddress.value?.fttbAddressId) return own;
    const { state } = address;
    return state.value.status === "loaded" ? state.value.value.address : undefined;
  });
  const today = computed(() => todayInBrussels(ports.clock.now()));
  return {
    summary,
    town,
    today,
    /** The first day after the 14 days in which an order of today can be withdrawn. */
    openFrom: computed(() => firstDayAfterWithdrawal(today.value)),
    /** The reason for which the order button is disabled; undefined where it is enabled. */
    wait: computed((): "loading" | "failed" | undefined => {
      const { status } = summary.state.value;
      if (status === "loaded") return undefined;
      return status === "failed" ? "failed" : "loading";
    }),
    start() {
      const stops = [summary.start(), address.start()];
      // A new price is another contract, so the contract summary that was read is invalid and a new one is requested.
      stops.push(
        effect(() => {
          const { status } = given.value.flow.placing.state.value;
          if (status === "price") untracked(summary.startOver);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
});
