import { batch, computed, signal } from "@preact/signals-core";
import type { InvoiceState } from "#core/domain/invoices/invoices.contract.ts";
import type { Clock } from "#core/platform/clock.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";

/** Who walks through a list by keys chooses each entry on the way. */
const settledAfterMs = 150;

type Chosen = { readonly state?: InvoiceState | undefined; readonly date?: CalendarDate | undefined };

/** By state and by month: what the list is asked for, once the visitor has stopped choosing. */
export function createFilters({ clock }: { readonly clock: Clock }) {
  const state = signal<InvoiceState | undefined>(undefined);
  /** Those of its month. */
  const date = signal<CalendarDate | undefined>(undefined);
  /** Counts how often all were wanted again: the fields begin anew. */
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
    /** A date that is typed is whole or empty. */
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
