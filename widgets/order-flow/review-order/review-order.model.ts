import { computed, createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createContractSummary } from "#core/features/contract-summary/contract-summary.model.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { createAddressNames } from "#widgets/order-flow/address-names.model.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { isFixed } from "#widgets/order-flow/order-flow.rules.ts";
import type { part } from "./review-order.part.ts";

type Given = {
  readonly flow: Pick<Flow, "summaryBody" | "order" | "bundleAddress"> & { readonly placing: Pick<Flow["placing"], "state"> };
};

export type Model = InstanceType<typeof Model>;

/**
 * The model of the review loads the contract summary, which the customer has to see before ordering, and the names of the addresses in the
 * page's language.
 */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const summary = createContractSummary(ports, () => given.value.flow.summaryBody.value);
  const order = computed(() => given.value.flow.order.value);
  const shownNames = {
    client: createAddressNames(ports, () => order.value.clientAddress?.fttbAddressId),
    billing: createAddressNames(ports, () => (order.value.sameBillingAddress ? undefined : order.value.billingAddress?.fttbAddressId)),
    /** The bundle has only street and number of the address at which its fixed products are installed. */
    installation: createAddressNames(ports, () => (isFixed(order.value) ? given.value.flow.bundleAddress.value?.fttbAddressId : undefined)),
  };
  const today = computed(() => todayInBrussels(ports.clock.now()));
  return {
    summary,
    shownNames,
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
      const stops = [summary.start(), ...Object.values(shownNames).map((names) => names.start())];
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
