/** The meaning of the API's answer to an order (C-266, C-380, decisions §7, §8). */
import type { PlacedOrder, PriceChange } from "#core/domain/order/order.contract.ts";
import type { SlotTaken } from "#core/domain/order/installation.schema.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";

/** The fate of an order that was sent. */
type Answered =
  | { readonly kind: "placed"; readonly placed: PlacedOrder }
  /** Nothing was ordered, because the price has changed. */
  | { readonly kind: "price"; readonly change: PriceChange }
  /** An order under the same key is with the API already, with other answers. */
  | { readonly kind: "taken" }
  /** No answer tells whether the API has the order. */
  | { readonly kind: "unknown" }
  /** Nothing was ordered, because the API has no such call yet (C-266). */
  | { readonly kind: "missing" }
  /** The page itself stopped the call. */
  | { readonly kind: "aborted" }
  | { readonly kind: "refused"; readonly failure: Failure };

export function answeredBy(outcome: Outcome<{ data: PlacedOrder }, { data: PriceChange | SlotTaken }>): Answered {
  if (outcome.ok) return { kind: "placed", placed: outcome.value.data };
  const { failure } = outcome;
  const { code, conflict, fieldErrors, httpStatus } = failure;
  if (code === "network.aborted") return { kind: "aborted" };
  if (code === "price_changed" && conflict && "lines" in conflict.data) return { kind: "price", change: conflict.data };
  if (fieldErrors && "idempotency-key" in fieldErrors) return { kind: "taken" };
  if (httpStatus === 501) return { kind: "missing" };
  return isUnknown(failure) ? { kind: "unknown" } : { kind: "refused", failure };
}

const unknownCodes: readonly string[] = ["network.unreachable", "network.timeout", "in_progress", "response.invalid"];

const isUnknown = ({ code, httpStatus = 0 }: Failure): boolean => unknownCodes.includes(code) || (httpStatus >= 500 && httpStatus !== 503);
