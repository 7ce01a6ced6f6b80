/** The call that orders something in the customer area, and the meaning of its answer (C-266, C-380, decisions §7, §8). */
import { batch, signal } from "@preact/signals-core";
import type { SlotTaken } from "#core/domain/order/installation.schema.ts";
import { bundleOrder, type PlacedOrder, type PriceChange } from "#core/domain/order/order.contract.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";
import type { Call } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";

export type OrderState =
  /** The customer chooses and answers. → sending */
  | { readonly kind: "open" }
  /** The call is under way. → all others, or the order has a result */
  | { readonly kind: "sending" }
  /** Nothing was ordered: the price has changed. → sending, open (another choice) */
  | { readonly kind: "price"; readonly change: PriceChange }
  /** Nothing was ordered. → sending, open (a changed answer, a new login) */
  | { readonly kind: "refused"; readonly failure: Failure }
  /** Nothing was ordered: the API has no such call yet (C-266). → sending, open */
  | { readonly kind: "missing" }
  /** Nobody knows whether the API has the order. Sending it again orders nothing twice. → sending */
  | { readonly kind: "unknown" };

/** The end of an order: the API has it, or an order under the same key is with the API already, with other answers. */
export type OrderEnd = { readonly kind: "placed"; readonly placed: PlacedOrder } | { readonly kind: "taken" };

export type OrderCall = ReturnType<typeof createOrderCall>;

/**
 * Creates the call of an order.
 *
 * @param onBecome called with each new state, at the same moment
 */
export function createOrderCall(call: Call, onBecome: (next: OrderState) => void = () => undefined) {
  const state = signal<OrderState>({ kind: "open" });
  const become = (next: OrderState): void =>
    batch(() => {
      onBecome(next);
      state.value = next;
    });
  return {
    state,
    /** Forgets what was said about other answers, after each change of them. */
    forget(): void {
      const now = state.peek().kind;
      if (now === "price" || now === "refused" || now === "missing") become({ kind: "open" });
    },
    /** Sends an order. Returns its end; undefined where it is not placed, which the state explains. */
    async send(body: AreaOrder, key: string): Promise<OrderEnd | undefined> {
      become({ kind: "sending" });
      const answered = answeredBy(await call(bundleOrder, { body, headers: { "idempotency-key": key } }));
      if (answered.kind === "placed" || answered.kind === "taken") return answered;
      become(answered);
      return undefined;
    },
  };
}

/** Returns the meaning of an answer: the end of the order, or its next state. */
export function answeredBy(outcome: Outcome<{ data: PlacedOrder }, { data: PriceChange | SlotTaken }>): OrderEnd | OrderState {
  if (outcome.ok) return { kind: "placed", placed: outcome.value.data };
  const { failure } = outcome;
  const { code, conflict, fieldErrors, httpStatus } = failure;
  // The page itself stopped the call.
  if (code === "network.aborted") return { kind: "open" };
  if (code === "price_changed" && conflict && "lines" in conflict.data) return { kind: "price", change: conflict.data };
  if (fieldErrors && "idempotency-key" in fieldErrors) return { kind: "taken" };
  if (httpStatus === 501) return { kind: "missing" };
  return isUnknown(failure) ? { kind: "unknown" } : { kind: "refused", failure };
}

const unknownCodes: readonly string[] = ["network.unreachable", "network.timeout", "in_progress", "response.invalid"];

const isUnknown = ({ code, httpStatus = 0 }: Failure): boolean => unknownCodes.includes(code) || (httpStatus >= 500 && httpStatus !== 503);
