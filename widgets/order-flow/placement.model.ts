/** What the response to an order means for the order (C-376, C-377, C-426, decisions §7, §8). */
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { isKnownIdentity } from "#core/domain/identity/problem.ts";
import type { InstallSlot, SlotTaken } from "#core/domain/order/installation.schema.ts";
import type { PlacedOrder, PriceChange } from "#core/domain/order/order.contract.ts";
import type { Order } from "./order-flow.rules.ts";
import { staleIn, type Stale } from "./stale.rules.ts";

export type Placement =
  | { readonly kind: "placed"; readonly placed: PlacedOrder }
  /** The API has the order already, under the same key. */
  | { readonly kind: "taken" }
  /** The order had left, and no response says what became of it. */
  | { readonly kind: "unknown" }
  /** The page aborted the request. */
  | { readonly kind: "aborted" }
  | Refusal;

/** Nothing was ordered. */
export type Refusal =
  | { readonly kind: "price"; readonly change: PriceChange }
  /** Somebody else was faster. `next` is the first slot that is free; null when none is left, or when the response does not say. */
  | { readonly kind: "slot"; readonly next: InstallSlot | null }
  /** An earlier answer is not valid any more. */
  | { readonly kind: "stale"; readonly stale: Stale }
  /** The API does not know the person any more. */
  | { readonly kind: "identity-lost" }
  /** The person has an account, and has to log in. */
  | { readonly kind: "known" }
  /** The session ended with this response: the login that is displayed now says so. */
  | { readonly kind: "signed-out" }
  /** For another reason: the order can be corrected, or sent again. */
  | { readonly kind: "other"; readonly failure: Failure };

export type OrderOutcome = Outcome<{ data: PlacedOrder }, { data: PriceChange | SlotTaken }>;

/** Returns what a response means. @param order the order at the time of the response */
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

/** The state of placing the order. */
export type PlacingState =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /** The order was refused: it can be corrected, or sent again. */
  | { readonly status: "refused"; readonly failure: Failure }
  /** Nothing was ordered: the order has another price now (`price_changed`). */
  | { readonly status: "price"; readonly change: PriceChange };

export const idle: PlacingState = { status: "idle" };

/** Returns the state after an order that was refused: what is displayed where the order was placed. */
export function stateAfter(refusal: Refusal): PlacingState {
  if (refusal.kind === "price") return { status: "price", change: refusal.change };
  return refusal.kind === "other" ? { status: "refused", failure: refusal.failure } : idle;
}
