import { batch, computed, signal } from "@preact/signals-core";
import type { InvoiceState } from "#core/domain/invoices/invoices.contract.ts";
import type { Clock } from "#core/platform/clock.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";

/**
 * The debounce delay of the filters in milliseconds. A visitor who moves through a list with the arrow keys selects each entry on the way,
 * and no request must be sent for these.
 */
const settledAfterMs = 150;

type Chosen = { readonly state?: InvoiceState | undefined; readonly date?: CalendarDate | undefined };

/** Creates the filters by state and by month. They apply once the visitor has made no choice for a moment. */
export function createFilters({ clock }: { readonly clock: Clock }) {
  const state = signal<InvoiceState | undefined>(undefined);
  /** A date in the month whose invoices are listed. */
  const date = signal<CalendarDate | undefined>(undefined);
  /** Counts how often the visitor has returned to all invoices. Each return renders the filter fields anew, so that they are empty. */
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
    /** Filters the invoices by the month of a date. The text is either a complete date or empty. */
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
