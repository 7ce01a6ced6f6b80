import { computed, createModel, signal } from "@preact/signals-core";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./payment.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the payment step holds the kind of bank account numbers (IBAN) that the page accepts, and the day on which it is shown. */
export const Model = createModel((ports: PortsOf<typeof part>) => {
  const today = computed(() => todayInBrussels(ports.clock.now()));
  return { ibanKind: signal(ports.ibanKind), today, openFrom: computed(() => firstDayAfterWithdrawal(today.value)) };
});
