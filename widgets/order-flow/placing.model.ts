/** The placing of an order. The API places an order only once, whatever happens to its response (C-376, C-377, C-426, decisions §7, §8). */
import { signal } from "@preact/signals-core";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { ShownNames } from "./address-names.model.ts";
import { createOrderResponse, type PlacingSteps } from "./order-response.model.ts";
import { atNewPrices, flowOrderOf } from "./payload.rules.ts";
import { idle, type PlacingState } from "./placement.model.ts";
import type { StoredOrder, OrderPorts } from "./stored-order.model.ts";

export function createPlacing(ports: OrderPorts, stored: StoredOrder, following: PlacingSteps) {
  const state = signal<PlacingState>(idle);
  const response = createOrderResponse(ports, stored, state, following);

  /** The names of the customer's address as the review shows them; the confirmation writes them in the same way. */
  let named: ShownNames;
  const placeOrder = async (names?: ShownNames): Promise<void> => {
    named = names ?? named;
    if (state.peek().status === "sending") return;
    const body = flowOrderOf(stored.order.peek(), ports.bundle.bundle.peek(), ports.language.peek());
    if (!body || !ports.emit("digi-submit", { form: "order", fields: {} })) return;
    state.value = { status: "sending" };
    response.take(await ports.call(bundleOrder, { body, headers: { "idempotency-key": stored.key() } }), named);
  };

  return {
    state,
    placed: response.placed,
    storedResult: response.storedResult,
    placeOrder,
    /** Accepts the new price, and places the order. */
    agree(names?: ShownNames): Promise<void> {
      const current = state.peek();
      if (current.status === "price") ports.bundle.update((bundle) => atNewPrices(bundle, current.change));
      return placeOrder(names);
    },
    /** Sends the same order again, where it is unknown whether the API has received it. */
    async retry(): Promise<void> {
      const isUnknown = (): boolean => stored.result.peek()?.kind === "unknown";
      if (isUnknown()) stored.result.value = { kind: "unknown", retrying: true };
      await placeOrder();
      // The result is still unknown here where nothing was sent, or the page aborted the request.
      if (isUnknown()) stored.result.value = { kind: "unknown", retrying: false };
    },
    /** Removes the message about the last attempt, because another step is shown. */
    forget(): void {
      if (state.peek().status !== "sending") state.value = idle;
    },
  };
}
