/** The rules that all orders of the customer area share. Pure. */
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { centsOfEuros, type Cents } from "#core/base/values/money.ts";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";

/** Returns the installation address in the shape of an order. An `address-id` has a `~` and the box behind it where there is one (§9). */
export function installAddressOf(addressId: string): AreaOrder["installAddress"] {
  const [fttbAddressId = "", box] = addressId.split("~");
  return fttbAddressId === "" ? null : { fttbAddressId, ...(box && { box }) };
}

/** A longer wait than this is one for another day: nobody sits before a countdown for it. */
const longestWaitSeconds = 3600;

type Refused = Pick<FailureFacts, "code"> & {
  readonly retryAfterSeconds?: number;
  readonly fieldErrors?: Readonly<Record<string, string>>;
};

/** Returns the page that leads on where the same order would be refused again; undefined where it may be sent again (decisions §14). */
export function wayOnOf({ code, retryAfterSeconds = 0, fieldErrors }: Refused): "orders" | "callback" | undefined {
  if (code === "already_done") return "orders";
  if (code === "rate_limited") return retryAfterSeconds > longestWaitSeconds ? "callback" : undefined;
  return fieldErrors || code === "not_found" ? "callback" : undefined;
}

/** Returns by how much a new price differs from the shown one, in cents: positive where the new one is higher. */
export const differenceOf = (shown: Cents, { total }: Pick<PriceChange, "total">): Cents => centsOfEuros(total) - shown;
