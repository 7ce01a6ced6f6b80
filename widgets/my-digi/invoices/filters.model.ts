import { batch, computed, signal } from "@preact/signals-core";
import type { InvoiceState } from "#core/domain/invoices/invoices.contract.ts";
import type { Clock } from "#core/platform/clock.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";

/** The debounce delay of the filters, in milliseconds: a visitor who walks through a list by keyboard chooses each entry on the way. */
const settledAfterMs = 150;

type Chosen = { readonly state?: InvoiceState | undefined; readonly date?: CalendarDate | undefined };

/** Creates the filters by state and by month. They apply once the visitor has stopped choosing. */
export function createFilters({ clock }: { readonly clock: Clock }) {
  const state = signal<InvoiceState | undefined>(undefined);
  /** A date in the month whose invoices are listed. */
  const date = signal<CalendarDate | undefined>(undefined);
  /** The number of times that the visitor went back to all invoices: the fields begin anew each time. */
  const resets = signal(0);
  let chosen: Chosen = {};
  let cancel = (): void => undefined;
  const apply = (): void =>
    batch(() => {
      state.value = chosen.state;
      date.value = chosen.date;
    });
  const choose = (more: Chosen): void => {
    cancel();
    chosen = { ...chosen, ...more };
    cancel = clock.after(settledAfterMs, apply);
  };
  return {
    state,
    date,
    resets,
    isOn: computed(() => state.value !== undefined || date.value !== undefined),
    chooseState: (wanted: InvoiceState | undefined): void => choose({ state: wanted }),
    /** Filters by the month of a date. A typed date is complete or empty. */
    chooseDate: (text: string): void => choose({ date: parseDate(text) }),
    clear(): void {
      cancel();
      chosen = {};
      resets.value++;
      apply();
    },
    stop: (): void => cancel(),
  };
}
