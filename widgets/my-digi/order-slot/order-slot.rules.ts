/** The rule for the days on which the technician may come to an order that is placed already (decisions §14). Pure. */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";

/**
 * Returns the first day on which the technician may come: today where the customer asked for an early start, otherwise the first day after
 * the 14 days in which the order can be withdrawn.
 */
export const firstDayOf = ({ at, startEarly }: Pick<CustomerOrder, "at" | "startEarly">, today: CalendarDate): CalendarDate =>
  startEarly ? today : firstDayAfterWithdrawal(todayInBrussels(new Date(at).getTime()));

/** Returns the address of an order without its box, because free days are those of a building; null where nothing is installed. */
export const fttbIdOf = (order: Pick<CustomerOrder, "address-id">): string | null => order["address-id"]?.split("~")[0] ?? null;
