/**
 * The changes that the customer can make to an order: to the visit, to the details of a move from another operator, and its cancellation.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { cancelOrder, moveSlot, sendPortability } from "#core/domain/order/order-changes.contract.ts";
import type { CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Switch } from "#core/domain/order/portability.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { cancelled, withNumbers, withSlot } from "./orders.rules.ts";
import type { part } from "./orders.part.ts";

export type Change = "slot" | "portability" | "cancel";

export type ChangeState =
  /**
   * No form or dialog is open. `done`: the change that was made last; `closed`: the change whose form was closed without it. Next: open.
   */
  | { readonly status: "idle"; readonly done?: Change; readonly closed?: Change }
  /**
   * The form or the confirmation dialog of a change is open. `failure`: why the last attempt failed. `next`: the free slot to use instead
   * of the chosen one, which somebody else took; null where none is left. Next: sending, idle.
   */
  | { readonly status: "open"; readonly change: Change; readonly failure?: Failure; readonly next?: InstallSlot | null }
  /** The change is being sent. Next: idle (made), open (failed), late. */
  | { readonly status: "sending"; readonly change: Change }
  /** The order does not allow the change any more: it is too late, or the order was cancelled elsewhere. Next: open. */
  | { readonly status: "late"; readonly failure: Failure };

/** The codes which mean that the order itself does not allow the change, so that another attempt would not help. */
const finalCodes: readonly string[] = ["already_done", "not_found"];

type Wanted = {
  readonly change: Change;
  /** The values that the event `digi-submit` names. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Returns the order after the change. It is shown where the order cannot be requested again. */
  readonly after: (before: CustomerOrder) => CustomerOrder;
};

/** The outcome of a call and, after the code `slot_taken`, the slot that is free instead. */
type Response = readonly [Outcome<unknown>, next?: InstallSlot | null];

export type OrderChanges = ReturnType<typeof createOrderChanges>;

/**
 * Requests an order again. Where that fails, `after` is applied to the shown order. Returns the order that is shown then; undefined where
 * another order is shown meanwhile.
 */
type ReadAgain = (orderId: string, after?: Wanted["after"]) => Promise<CustomerOrder | undefined>;

/** Creates the changes of the order that is shown. `reset` has to be called when another order is shown. */
export function createOrderChanges(
  { call, emit }: Pick<PortsOf<typeof part>, "call" | "emit">,
  orderId: ReadonlySignal<string>,
  readAgain: ReadAgain,
) {
  const state = signal<ChangeState>({ status: "idle" });
  /** Counts the changes that were made, or that the order did not allow any more. */
  const settledCount = signal(0);

  /**
   * Returns the state after a response. If the response changed the order, the order is requested again first, so that all sections of the
   * page show the same state.
   */
  const settle = async (id: string, { change, after }: Wanted, [outcome, next]: Response): Promise<ChangeState> => {
    if (outcome.ok) {
      emit("digi-success", { form: change });
      await readAgain(id, after);
      return { status: "idle", done: change };
    }
    const { failure } = outcome;
    if (!finalCodes.includes(failure.code)) return { status: "open", change, ...(next === undefined ? { failure } : { next }) };
    const order = await readAgain(id);
    // An order that is cancelled already counts as success, because the response to an earlier attempt may have been lost.
    if (change === "cancel" && order?.status === "cancelled") return { status: "idle", done: change };
    return { status: "late", failure };
  };

  /** Sends a change, unless another change is being sent. */
  const send = async (wanted: Wanted, ask: (query: { readonly orderId: string }) => Promise<Response>): Promise<void> => {
    const { change, fields = {} } = wanted;
    if (state.peek().status === "sending" || !emit("digi-submit", { form: change, fields })) return;
    const sending: ChangeState = { status: "sending", change };
    state.value = sending;
    const id = orderId.peek();
    const settled = await settle(id, wanted, await ask({ orderId: id }));
    // If the customer has opened another order meanwhile, the outcome is not shown.
    if (state.peek() !== sending) return;
    if (settled.status !== "open") settledCount.value++;
    state.value = settled;
  };

  const show = (next: ChangeState): void => {
    if (state.peek().status !== "sending") state.value = next;
  };

  return {
    state,
    settledCount,
    /** Opens the form or the confirmation dialog of a change. Like `close`, it does nothing while a change is being sent. */
    open: (change: Change): void => show({ status: "open", change }),
    /** Closes the form or the dialog without a change. */
    close(): void {
      const current = state.peek();
      show({ status: "idle", ...(current.status === "open" && { closed: current.change }) });
    },
    /** Resets the state, because another order is shown. */
    reset: (): void => void (state.value = { status: "idle" }),
    /** Clears a failure that was caused by the ended session; the form stays open. */
    forgetFailure(): void {
      const current = state.peek();
      if (current.status === "open") state.value = { status: "open", change: current.change };
    },
    moveVisit: (slot: InstallSlot): Promise<void> =>
      send({ change: "slot", fields: { date: slot.date, interval: slot.intervalValue }, after: withSlot(slot) }, async (query) => {
        const outcome = await call(moveSlot, { query, body: slot });
        return outcome.ok || outcome.failure.code !== "slot_taken" ? [outcome] : [outcome, outcome.failure.conflict?.data.next ?? null];
      }),
    giveNumbers: (body: Switch): Promise<void> =>
      send({ change: "portability", fields: { provider: body.currentProvider.name }, after: withNumbers(body) }, async (query) => [
        await call(sendPortability, { query, body }),
      ]),
    cancel: (): Promise<void> =>
      send({ change: "cancel", after: cancelled }, async (query) => [await call(cancelOrder, { query, body: {} })]),
  };
}
