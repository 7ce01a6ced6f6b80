/** The changes that the customer makes to an order: the visit, the details of a move from another operator, and the end of the order. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { cancelOrder, moveSlot, sendPortability } from "#core/domain/order/order-changes.contract.ts";
import type { CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Switch } from "#core/domain/order/portability.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./orders.part.ts";

export type Change = "slot" | "portability" | "cancel";

export type ChangeState =
  /** Nothing is being changed. `done`: the change that was made last. → open */
  | { readonly status: "idle"; readonly done?: Change }
  /**
   * The form or the question of a change is shown. `failure`: the last attempt failed. `next`: somebody else took the chosen slot, and this
   * slot is free instead; null where none is left. → sending, idle
   */
  | { readonly status: "open"; readonly change: Change; readonly failure?: Failure; readonly next?: InstallSlot | null }
  /** The change is being sent. → idle (made), open (failed), late */
  | { readonly status: "sending"; readonly change: Change }
  /** The order does not allow the change any more: it is too late, or the order was cancelled elsewhere. → open */
  | { readonly status: "late"; readonly failure: Failure };

/** The codes that say that the order itself does not allow the change, so that another attempt would not help. */
const finalCodes: readonly string[] = ["already_done", "not_found"];

type Wanted = {
  readonly change: Change;
  /** The values that the event `digi-submit` names. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the order has once the change is made. It is shown even where the order cannot be read again. */
  readonly known: Partial<CustomerOrder>;
};

export type OrderChanges = ReturnType<typeof createOrderChanges>;

/**
 * Creates the changes of the order that is shown. `close` has to be called when another order is shown.
 *
 * @param onChanged is called when the order has changed at the API, with what is known of it, or when it is other than the page shows it
 */
export function createOrderChanges(
  { call, emit }: Pick<PortsOf<typeof part>, "call" | "emit">,
  orderId: ReadonlySignal<string>,
  onChanged: (known: Partial<CustomerOrder>) => Promise<void>,
) {
  const state = signal<ChangeState>({ status: "idle" });

  /** Returns the state after a response. Where the order is other than before, it is read again first, so that all of the page agrees. */
  const settle = async (
    { change, known }: Wanted,
    outcome: Outcome<unknown>,
    next: InstallSlot | null | undefined,
  ): Promise<ChangeState> => {
    if (outcome.ok) {
      emit("digi-success", { form: change });
      await onChanged(known);
      return { status: "idle", done: change };
    }
    const { failure } = outcome;
    if (!finalCodes.includes(failure.code)) return { status: "open", change, ...(next === undefined ? { failure } : { next }) };
    await onChanged({});
    return { status: "late", failure };
  };

  const send = async (
    wanted: Wanted,
    ask: (query: { readonly orderId: string }) => Promise<readonly [Outcome<unknown>, next?: InstallSlot | null]>,
  ): Promise<void> => {
    const { change, fields = {} } = wanted;
    if (state.peek().status === "sending" || !emit("digi-submit", { form: change, fields })) return;
    const sending: ChangeState = { status: "sending", change };
    state.value = sending;
    const [outcome, next] = await ask({ orderId: orderId.peek() });
    const settled = await settle(wanted, outcome, next);
    // Where the customer has gone to another order meanwhile, the outcome is no longer of interest.
    if (state.peek() === sending) state.value = settled;
  };

  return {
    state,
    open: (change: Change): void => void (state.value = { status: "open", change }),
    /** Closes the form or the question, and forgets what was done. */
    close: (): void => void (state.value = { status: "idle" }),
    /** Forgets a failure that came from the ended session; the form stays. */
    forgetFailure(): void {
      const current = state.peek();
      if (current.status === "open") state.value = { status: "open", change: current.change };
    },
    moveVisit: (slot: InstallSlot): Promise<void> =>
      send({ change: "slot", fields: { date: slot.date, interval: slot.intervalValue }, known: { slot } }, async (query) => {
        const outcome = await call(moveSlot, { query, body: slot });
        return outcome.ok || outcome.failure.code !== "slot_taken" ? [outcome] : [outcome, outcome.failure.conflict?.data.next ?? null];
      }),
    giveNumbers: (body: Switch): Promise<void> =>
      send({ change: "portability", fields: { provider: body.currentProvider.name }, known: { portability: body } }, async (query) => [
        await call(sendPortability, { query, body }),
      ]),
    cancel: (): Promise<void> =>
      send({ change: "cancel", known: { status: "cancelled" } }, async (query) => [await call(cancelOrder, { query, body: {} })]),
  };
}
