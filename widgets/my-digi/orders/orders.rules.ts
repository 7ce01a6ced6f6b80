/** The rules for what an order shows (decisions §12). Pure. */
import { brusselsTimeAt } from "#core/base/values/brussels-time.ts";
import { clockText } from "#core/base/values/clock-text.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { CustomerOrder, OrderStep } from "#core/domain/order/customer-orders.contract.ts";

/** Returns the day and the time of an instant in Brussels. */
export function shownInstant(instant: string, language: Language): { readonly day: string; readonly time: string } {
  const { date, time } = brusselsTimeAt(new Date(instant).getTime());
  return { day: formatDate(date, language), time: clockText(time, language) };
}

/** Returns the index of the step that comes next, or -1 where all are done or the order has ended. */
export const nextStepOf = ({ status, steps }: Pick<CustomerOrder, "status"> & { readonly steps: readonly OrderStep[] }): number =>
  status === "open" ? steps.findIndex(({ at }) => at === undefined) : -1;
