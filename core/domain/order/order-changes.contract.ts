/** The calls with which a customer changes an order that is not delivered yet (decisions §12). */
import { object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { InstallSlot, SlotTaken } from "./installation.schema.ts";
import { Switch } from "./portability.schema.ts";

const query = type({ orderId: string() });

/**
 * Changes the slot of an order, or sets the first one, until the day before the agreed slot. The code `slot_taken` (409) means that
 * somebody else took the slot, and the old one stays; `already_done` that it is too late, or the order was cancelled.
 */
export const moveSlot = endpoint({
  method: "POST",
  path: "/my-digi/orders/{orderId}/slot",
  access: "account",
  encoding: "json",
  answer: type({ data: InstallSlot }),
  conflict: type({ data: SlotTaken }),
  spec: {
    id: "my-digi.orders.slot",
    summary: "Moves the technician’s visit of an order",
    query,
    body: InstallSlot,
    codes: ["not_found", "slot_taken", "already_done"],
  },
});

/**
 * Sends the details of a move from another operator that the customer left for later, or corrects them, until 3 days before the slot.
 * Afterwards the code is `already_done`.
 */
export const sendPortability = endpoint({
  method: "POST",
  path: "/my-digi/orders/{orderId}/portability",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.orders.portability",
    summary: "Tells which operator an order’s customer leaves",
    query,
    body: Switch,
    codes: ["not_found", "already_done"],
  },
});

/**
 * Cancels an order, until the day before the slot and as long as no product of the order works. The slot becomes free again. The code
 * `already_done` means that it is too late, or that the order is cancelled already.
 */
export const cancelOrder = endpoint({
  method: "POST",
  path: "/my-digi/orders/{orderId}/cancel",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.orders.cancel",
    summary: "Cancels an order before it begins",
    query,
    body: object({}),
    codes: ["not_found", "already_done"],
  },
});
