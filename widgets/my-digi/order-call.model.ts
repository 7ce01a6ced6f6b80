/** Sends an order from the customer area, and interprets the response (C-266, C-380, decisions §7, §8). */
import { batch, signal } from "@preact/signals-core";
import type { SlotTaken } from "#core/domain/order/installation.schema.ts";
import { bundleOrder, type PlacedOrder, type PriceChange } from "#core/domain/order/order.contract.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";
import type { Call } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";

export type OrderState =
  /** The customer is choosing and answering questions. Next: sending. */
  | { readonly kind: "open" }
  /** The call is under way. Next: any other state, or the order has a result. */
  | { readonly kind: "sending" }
  /** The price has changed, so nothing was ordered. Next: sending, open (another choice). */
  | { readonly kind: "price"; readonly change: PriceChange }
  /** The API refused the order. Next: sending, open (a changed answer, a new login). */
  | { readonly kind: "refused"; readonly failure: Failure }
  /** The API does not have this call yet, so nothing was ordered (C-266). Next: sending, open. */
  | { readonly kind: "missing" }
  /**
   * The call failed in a way that leaves open whether the API has received the order. Sending it again does not order twice. Next: sending.
   */
  | { readonly kind: "unknown" };

/** The result of an order: the API has accepted it, or has accepted an order with the same key and other answers before. */
export type OrderEnd = { readonly kind: "placed"; readonly placed: PlacedOrder } | { readonly kind: "taken" };

export type OrderCall = ReturnType<typeof createOrderCall>;

/**
 * Creates the function that sends an order, with its state.
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
    /** Clears the messages about the last attempt. Called after each change of the answers. */
    forget(): void {
      const now = state.peek().kind;
      if (now === "price" || now === "refused" || now === "missing") become({ kind: "open" });
    },
    /** Sends an order. Returns its result; undefined where the order was not placed, in which case the state tells the reason. */
    async send(body: AreaOrder, key: string): Promise<OrderEnd | undefined> {
      become({ kind: "sending" });
      const answered = answeredBy(await call(bundleOrder, { body, headers: { "idempotency-key": key } }));
      if (answered.kind === "placed" || answered.kind === "taken") return answered;
      become(answered);
      return undefined;
    },
  };
}

/** Interprets a response: returns the result of the order, or the next state. */
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
