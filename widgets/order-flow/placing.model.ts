/** The order on its way to the API: it is sent once, whatever happens to the response (C-376, C-377, C-426, decisions §7, §8). */
import { batch, signal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { purchase } from "#core/domain/bundle/events.rules.ts";
import { bundleOrder, type PlacedOrder, type PriceChange } from "#core/domain/order/order.contract.ts";
import type { InstallSlot, SlotTaken } from "#core/domain/order/installation.schema.ts";
import { createStoredResult } from "#core/features/order-result/stored-result.ts";
import { createLocalStore } from "#core/platform/storage.ts";
import { isKnownIdentity } from "#core/domain/identity/problem.ts";
import type { StoredOrder, OrderPorts } from "./stored-order.model.ts";
import { atNewPrices, flowOrderOf } from "./payload.rules.ts";
import { staleIn, type Stale } from "./stale.rules.ts";
import { rememberOrder } from "./tracked-orders.model.ts";

export type PlacingState =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /** The order was refused: it can be corrected, or sent again. */
  | { readonly status: "refused"; readonly failure: Failure }
  /** Nothing was ordered: the order has another price now (`price_changed`). */
  | { readonly status: "price"; readonly change: PriceChange };

export type PlacingSteps = {
  onPlaced(): void;
  /**
   * Called when somebody else was faster: nothing was ordered.
   * @param next the first slot that is free; null when none is left, or when the response does not say
   */
  onSlotTaken(next: InstallSlot | null): void;
  /** Called when an earlier answer is not valid any more: nothing was ordered. */
  onStale(stale: Stale): void;
  /** Called when the API does not know the person any more. */
  onIdentityLost(): void;
};

export function createPlacing(ports: OrderPorts, kept: StoredOrder, { onPlaced, onSlotTaken, onStale, onIdentityLost }: PlacingSteps) {
  const state = signal<PlacingState>({ status: "idle" });
  /** The order as the API answered it, for this page only: anybody who has the address of a document can open it. */
  const placed = signal<PlacedOrder | undefined>(undefined);
  const storedResult = createStoredResult(ports.clock);

  const finish = (answer: PlacedOrder): void => {
    const { orderId, newAccount, warnings } = answer;
    const result = { orderId, newAccount, warnings: warnings.map(({ code }) => code) };
    if (rememberOrder(createLocalStore(), orderId)) ports.track(...purchase(ports.bundle.bundle.peek(), orderId));
    batch(() => {
      placed.value = answer;
      kept.result.value = { kind: "placed", ...result };
      storedResult.save(result);
      kept.clear();
      state.value = { status: "idle" };
    });
    ports.emit("digi-success", { form: "order" });
    ports.emit("digi-order-placed", { orderId });
    onPlaced();
  };
  const refuse = (failure: Failure): void =>
    batch(() => {
      kept.result.value = null;
      state.value = { status: "idle" };
      if (failure.code === "identity_failed") return onIdentityLost();
      if (isKnownIdentity(failure)) return kept.changeSecret({ orderer: { kind: "known" } });
      // The session ended with this response: the login that is displayed now says so.
      if (kept.order.peek().orderer?.kind === "known") return;
      const stale = staleIn(failure.fieldErrors, kept.order.peek());
      if (stale) return onStale(stale);
      state.value = { status: "refused", failure };
    });
  const settle = (outcome: Outcome<{ data: PlacedOrder }, { data: PriceChange | SlotTaken }>): void => {
    if (outcome.ok) return finish(outcome.value.data);
    const { failure } = outcome;
    const { conflict } = failure;
    if (failure.code === "network.aborted") return void (state.value = { status: "idle" });
    if (failure.code === "price_changed" && conflict && "lines" in conflict.data) {
      const change = conflict.data;
      return batch(() => {
        kept.result.value = null;
        state.value = { status: "price", change };
      });
    }
    if (failure.code === "slot_taken")
      return batch(() => {
        kept.result.value = null;
        state.value = { status: "idle" };
        onSlotTaken(conflict && "next" in conflict.data ? conflict.data.next : null);
      });
    if (failure.fieldErrors && "idempotency-key" in failure.fieldErrors)
      return batch(() => {
        kept.result.value = { kind: "taken" };
        kept.clear();
        state.value = { status: "idle" };
        onPlaced();
      });
    if (!isUncertain(failure)) return refuse(failure);
    batch(() => {
      kept.result.value = { kind: "unknown", retrying: false };
      state.value = { status: "idle" };
    });
    onPlaced();
  };

  const placeOrder = async (): Promise<void> => {
    if (state.peek().status === "sending") return;
    const body = flowOrderOf(kept.order.peek(), ports.bundle.bundle.peek(), ports.language.peek());
    if (!body || !ports.emit("digi-submit", { form: "order", fields: {} })) return;
    state.value = { status: "sending" };
    settle(await ports.call(bundleOrder, { body, headers: { "idempotency-key": kept.key() } }));
  };

  return {
    state,
    placed,
    storedResult,
    placeOrder,
    /** Agrees to the new price, and places the order. */
    agree(): Promise<void> {
      const current = state.peek();
      if (current.status === "price") ports.bundle.update((bundle) => atNewPrices(bundle, current.change));
      return placeOrder();
    },
    /** Sends the same order again, when nobody can say whether it was taken. */
    async retry(): Promise<void> {
      const isUnknown = (): boolean => kept.result.peek()?.kind === "unknown";
      if (isUnknown()) kept.result.value = { kind: "unknown", retrying: true };
      await placeOrder();
      // Nothing was sent, or the page aborted the request.
      if (isUnknown()) kept.result.value = { kind: "unknown", retrying: false };
    },
    /** Removes what was said about the last attempt, because another step is displayed. */
    forget(): void {
      if (state.peek().status !== "sending") state.value = { status: "idle" };
    },
  };
}

/** Tells whether the order had left, and no response says what became of it. */
const isUncertain = ({ code, httpStatus = 0 }: Failure): boolean =>
  code === "network.unreachable" ||
  code === "network.timeout" ||
  code === "in_progress" ||
  code === "response.invalid" ||
  (httpStatus >= 500 && httpStatus !== 503);
