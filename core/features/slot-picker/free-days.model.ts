/** The free days of the technicians at an address, and the first of them that anybody can choose. */
import { computed, type ReadonlySignal } from "@preact/signals-core";
import { createLoading, type Loading, type LoadPorts } from "#core/services/load/loading.model.ts";
import { installIntervals, type InstallDay } from "#core/domain/order/installation.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";

export type FreeDays = {
  readonly days: Loading<{ data: InstallDay[] }>;
  /** Today's date in Brussels. */
  readonly today: ReadonlySignal<CalendarDate>;
  /** The first day that a visitor who did not ask for an early start can choose (decisions §14). */
  readonly openFrom: ReadonlySignal<CalendarDate>;
  readonly start: () => () => void;
};

/**
 * Creates the model that requests the free days at an address.
 *
 * @param addressOf returns the address's `fttbAddressId`; null where there is none, and nothing is requested. It reads signals.
 */
export function createFreeDays(ports: LoadPorts, addressOf: () => string | null): FreeDays {
  const address = computed(addressOf);
  const days = createLoading(ports, installIntervals, {
    request: () => (address.value === null ? undefined : { query: { fttbAddressId: address.value, lang: ports.language.value } }),
    isEmpty: ({ data }) => data.length === 0,
  });
  const today = computed(() => todayInBrussels(ports.clock.now()));
  return { days, today, openFrom: computed(() => firstDayAfterWithdrawal(today.value)), start: days.start };
}
