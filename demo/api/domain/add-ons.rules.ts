/** The rules of add-ons, which are billed beside a product and end with it: WiFi boosters and options of TV. Pure. */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { lastWithdrawalDay } from "#core/base/values/working-days.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { Billed } from "./bills.rules.ts";

type AddOn = Pick<Billed, "startsOn" | "endsOn" | "billedUntil" | "cents">;

/** Returns the data of an add-on that billing needs. The add-on ends with its product at the latest. */
export function billedAddOn({ startsOn, endsOn, billedUntil, cents }: AddOn, product: Pick<Product, "endsOn">): Billed {
  const [first = null] = [endsOn, product.endsOn].filter((day) => day !== null).toSorted();
  return { startsOn, endsOn: first, billedUntil, cents, discount: undefined };
}

/**
 * Tells whether the order of an add-on is still in its withdrawal period. An add-on that ends in this period costs nothing (decisions §14).
 */
export const isInWithdrawalPeriod = ({ orderedAt }: { readonly orderedAt: Date }, today: CalendarDate): boolean =>
  today <= lastWithdrawalDay(todayInBrussels(orderedAt.getTime()));
