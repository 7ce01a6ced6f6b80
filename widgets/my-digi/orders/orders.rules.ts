/** The rules for the display of an order (decisions §12). Pure. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { lastDayToChange } from "#core/domain/order/notice.rules.ts";
import type { Switch } from "#core/domain/order/portability.schema.ts";
import type { CustomerOrder, OrderNeed, OrderStep } from "#core/domain/order/customer-orders.contract.ts";

/** Returns the index of the next step that is to be done; -1 where all are done or the order has ended. */
export const nextStepOf = ({ status, steps }: Pick<CustomerOrder, "status"> & { readonly steps: readonly OrderStep[] }): number =>
  status === "open" ? steps.findIndex(({ at }) => at === undefined) : -1;

/**
 * The state of a step that is not done yet. `yours`: the customer can do it now; `running`: the operator is doing it; `next`: it follows
 * what is done or running.
 */
export type PendingState = "yours" | "running" | "next" | "later";

/** The steps that the operator does from the first day on. The other steps are awaited until their day comes. */
const runningSteps: readonly OrderStep["id"][] = ["checked", "number_asked"];

/** Returns the state of each step of an order; undefined for a step that is done. The technician's day is chosen at any time. */
export function stepStates({ status, steps, needs }: Pick<CustomerOrder, "status" | "steps" | "needs">): (PendingState | undefined)[] {
  const firstStates = steps.map(({ id, at }): PendingState | undefined => {
    if (at !== undefined) return undefined;
    if (status !== "open") return "later";
    if (id === "visit" && needs.includes("slot")) return "yours";
    return runningSteps.includes(id) ? "running" : "later";
  });
  const next = status === "open" ? firstStates.findIndex((state) => state === "later" || state === "yours") : -1;
  return firstStates.map((state, index) => (index === next && state === "later" ? "next" : state));
}

/** Tells whether the last day for the details of the old operator is over, while the order is not carried out yet. */
export const areNumbersLate = ({ status, slot, steps, needs, portability, portability_until: until }: CustomerOrder): boolean =>
  status === "open" &&
  slot !== null &&
  until === null &&
  (portability !== null || needs.includes("portability")) &&
  !steps.some(({ id, at }) => id === "visit" && at !== undefined);

const without = (need: OrderNeed, { needs }: CustomerOrder): OrderNeed[] => needs.filter((one) => one !== need);

/** Returns a function that returns the order with an agreed visit, and with the last days on which it can still be changed. */
export const withSlot =
  (slot: InstallSlot) =>
  (order: CustomerOrder): CustomerOrder => ({
    ...order,
    slot,
    move_until: lastDayToChange(slot, "slot"),
    portability_until: lastDayToChange(slot, "portability"),
    needs: without("slot", order),
  });

/** Returns a function that adds the details of the old operator to an order. */
export const withNumbers =
  ({ currentProvider, customerNumber, switchNumber, endDate }: Switch) =>
  (order: CustomerOrder): CustomerOrder => ({
    ...order,
    portability: { currentProvider, customerNumber, switchNumber, endDate },
    needs: without("portability", order),
  });

/** Returns the cancelled order, in which nothing can be changed any more. */
export const cancelled = (order: CustomerOrder): CustomerOrder => ({
  ...order,
  ...{ status: "cancelled", needs: [], can_cancel: false, withdrawable_until: null, move_until: null, portability_until: null },
});

/** Tells whether a form is open, in which something may have been typed. The confirmation dialog of a cancellation is not a form. */
export const isFormOpen = (state: { readonly status: string; readonly change?: string }): boolean =>
  state.change === "slot" || state.change === "portability";
