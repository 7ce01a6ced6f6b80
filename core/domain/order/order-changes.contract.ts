/** The changes that a customer can make to an order under way (decisions §12). */
import { object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { InstallSlot, SlotTaken } from "./installation.schema.ts";
import { Switch } from "./portability.schema.ts";

const query = type({ orderId: string() });

/**
 * Changes the slot of an order, or sets the first one. Possible until the day before the agreed slot. `slot_taken` (409): somebody was
 * faster, and the old slot stays; `already_done`: too late, or the order was cancelled.
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
 * Sends the details that 'I give it later' left open, or a correction of them. Possible until 3 days before the slot; `already_done`
 * afterwards.
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
 * Cancels an order. Possible until the day before the slot, and as long as nothing of the order works. The slot becomes free again.
 * `already_done`: too late, or cancelled twice.
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
