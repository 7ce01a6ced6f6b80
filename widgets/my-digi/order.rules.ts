/** The rules that all orders of the customer area share. Pure. */
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { centsOfEuros, type Cents } from "#core/base/values/money.ts";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";

/**
 * Returns the installation address in the shape of an order. An `address-id` ends with `~` and the box where there is one (decisions §9).
 */
export function installAddressOf(addressId: string): AreaOrder["installAddress"] {
  const [fttbAddressId = "", box] = addressId.split("~");
  return fttbAddressId === "" ? null : { fttbAddressId, ...(box && { box }) };
}

/**
 * The longest wait in seconds for which a countdown is shown. After a refusal that demands a longer wait, the customer comes back on
 * another day.
 */
const longestWaitSeconds = 3600;

type Refused = Pick<FailureFacts, "code"> & {
  readonly retryAfterSeconds?: number;
  readonly fieldErrors?: Readonly<Record<string, string>>;
};

/**
 * Returns the page to which the customer is sent where the same order would be refused again; undefined where the order may be sent again
 * (decisions §14).
 */
export function wayOnOf({ code, retryAfterSeconds = 0, fieldErrors }: Refused): "orders" | "callback" | undefined {
  if (code === "already_done") return "orders";
  if (code === "rate_limited") return retryAfterSeconds > longestWaitSeconds ? "callback" : undefined;
  return fieldErrors || code === "not_found" ? "callback" : undefined;
}

/** Returns by how much a new price differs from the shown one, in cents: positive where the new one is higher. */
export const differenceOf = (shown: Cents, { total }: Pick<PriceChange, "total">): Cents => centsOfEuros(total) - shown;
