/** The interpretation of the API's response to an order (C-376, C-377, C-426, decisions §7, §8). */
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { isKnownIdentity } from "#core/domain/identity/problem.ts";
import type { InstallSlot, SlotTaken } from "#core/domain/order/installation.schema.ts";
import type { PlacedOrder, PriceChange } from "#core/domain/order/order.contract.ts";
import type { Order } from "./order-flow.rules.ts";
import { staleIn, type Stale } from "./stale.rules.ts";

export type Placement =
  | { readonly kind: "placed"; readonly placed: PlacedOrder }
  /** The API had received the same order earlier, under the same key. */
  | { readonly kind: "taken" }
  /** The order was sent, but no response says whether the API has received it. */
  | { readonly kind: "unknown" }
  /** The request was aborted by this page. */
  | { readonly kind: "aborted" }
  | Refusal;

/** The refusals of an order. After each of them nothing was ordered. */
export type Refusal =
  | { readonly kind: "price"; readonly change: PriceChange }
  /** Another customer has taken the slot. `next` is the first free slot; null where none is left, or the response does not name one. */
  | { readonly kind: "slot"; readonly next: InstallSlot | null }
  /** An earlier answer has become invalid, such as a day that is past. */
  | { readonly kind: "stale"; readonly stale: Stale }
  /** The API has forgotten the identified person. */
  | { readonly kind: "identity-lost" }
  /** The person has an account and must log in. */
  | { readonly kind: "known" }
  /** The session has ended with this response. The login that is shown then explains it. */
  | { readonly kind: "signed-out" }
  /** The order was refused for another reason. It can be corrected or sent again. */
  | { readonly kind: "other"; readonly failure: Failure };

export type OrderOutcome = Outcome<{ data: PlacedOrder }, { data: PriceChange | SlotTaken }>;

/**
 * Returns the interpretation of a response.
 *
 * @param order the order at the time of the response
 */
export function placementOf(outcome: OrderOutcome, order: Order): Placement {
  if (outcome.ok) return { kind: "placed", placed: outcome.value.data };
  const { failure } = outcome;
  const { code, conflict, fieldErrors } = failure;
  if (code === "network.aborted") return { kind: "aborted" };
  if (code === "price_changed" && conflict && "lines" in conflict.data) return { kind: "price", change: conflict.data };
  if (code === "slot_taken") return { kind: "slot", next: conflict && "next" in conflict.data ? conflict.data.next : null };
  if (fieldErrors && "idempotency-key" in fieldErrors) return { kind: "taken" };
  if (isUncertain(failure)) return { kind: "unknown" };
  if (code === "identity_failed") return { kind: "identity-lost" };
  if (isKnownIdentity(failure)) return { kind: "known" };
  if (order.orderer?.kind === "known") return { kind: "signed-out" };
  const stale = staleIn(fieldErrors, order);
  return stale ? { kind: "stale", stale } : { kind: "other", failure };
}

const isUncertain = ({ code, httpStatus = 0 }: Failure): boolean =>
  code === "network.unreachable" ||
  code === "network.timeout" ||
  code === "in_progress" ||
  code === "response.invalid" ||
  (httpStatus >= 500 && httpStatus !== 503);

/** The state of placing an order, as the review shows it. */
export type PlacingState =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /** The order was refused. It can be corrected or sent again. */
  | { readonly status: "refused"; readonly failure: Failure }
  /** Nothing was ordered, because the price has changed (`price_changed`). */
  | { readonly status: "price"; readonly change: PriceChange };

export const idle: PlacingState = { status: "idle" };

/** Returns the state that is shown beside the order button after a refused order. */
export function stateAfter(refusal: Refusal): PlacingState {
  if (refusal.kind === "price") return { status: "price", change: refusal.change };
  return refusal.kind === "other" ? { status: "refused", failure: refusal.failure } : idle;
}
