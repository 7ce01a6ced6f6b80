/** The handling of the response to an order, which leads to the confirmation or to the step with the answer that has to be corrected. */
import { batch, signal, type Signal } from "@preact/signals-core";
import { purchase } from "#core/domain/bundle/events.rules.ts";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { createStoredResult } from "#core/features/order-result/stored-result.ts";
import { createLocalStore } from "#core/platform/storage.ts";
import { idle, placementOf, stateAfter, type OrderOutcome, type PlacingState, type Refusal } from "./placement.model.ts";
import type { StoredOrder, OrderPorts } from "./stored-order.model.ts";
import { placedResultOf, thankedOf } from "./placed-result.rules.ts";
import type { ShownNames } from "./address-names.model.ts";
import type { Stale } from "./stale.rules.ts";
import { rememberOrder } from "#core/domain/order/tracked-orders.ts";

/** The reactions of the flow to the response of the API. */
export type PlacingSteps = {
  onPlaced(): void;
  /**
   * Called when another customer has taken the slot, so that nothing was ordered.
   *
   * @param next the first free slot; null where none is left, or the response does not name one
   */
  onSlotTaken(next: InstallSlot | null): void;
  /** Called when an earlier answer has become invalid, so that nothing was ordered. */
  onStale(stale: Stale): void;
  /** Called when the API has forgotten the identified person. */
  onIdentityLost(): void;
};

/**
 * Creates the handling of responses.
 *
 * @param state receives the state that is shown beside the order button
 */
export function createOrderResponse(ports: OrderPorts, stored: StoredOrder, state: Signal<PlacingState>, following: PlacingSteps) {
  /**
   * The order in the API's response. It is kept only in memory, because anybody who has the address of a document can open that document.
   */
  const placed = signal<PlacedOrder | undefined>(undefined);
  const storedResult = createStoredResult(ports.clock);

  const finish = (answer: PlacedOrder, names: ShownNames): void => {
    const { orderId } = answer;
    const order = stored.order.peek();
    const result = placedResultOf(answer, order, ports.bundle.bundle.peek());
    const customer = ports.session.state.peek();
    const thanked = thankedOf(order, customer.status === "signed-in" ? customer.user.first_name : undefined, names);
    if (rememberOrder(createLocalStore(), orderId)) ports.track(...purchase(ports.bundle.bundle.peek(), orderId));
    batch(() => {
      placed.value = answer;
      stored.result.value = { kind: "placed", ...result, thanked };
      storedResult.save(result);
      stored.clear();
      state.value = idle;
    });
    ports.emit("digi-success", { form: "order" });
    ports.emit("digi-order-placed", { orderId });
    following.onPlaced();
  };
  const refuse = (refusal: Refusal): void =>
    batch(() => {
      stored.result.value = null;
      state.value = stateAfter(refusal);
      if (refusal.kind === "slot") following.onSlotTaken(refusal.next);
      if (refusal.kind === "stale") following.onStale(refusal.stale);
      if (refusal.kind === "identity-lost") following.onIdentityLost();
      if (refusal.kind === "known") stored.changeSecret({ orderer: { kind: "known" } });
    });
  const take = (outcome: OrderOutcome, names: ShownNames): void => {
    const placement = placementOf(outcome, stored.order.peek());
    switch (placement.kind) {
      case "placed":
        return finish(placement.placed, names);
      case "aborted":
        return void (state.value = idle);
      case "taken":
        return batch(() => {
          stored.result.value = { kind: "taken" };
          stored.clear();
          state.value = idle;
          following.onPlaced();
        });
      case "unknown":
        batch(() => {
          stored.result.value = { kind: "unknown", retrying: false };
          state.value = idle;
        });
        return following.onPlaced();
      default:
        return refuse(placement);
    }
  };

  return { placed, storedResult, take };
}
