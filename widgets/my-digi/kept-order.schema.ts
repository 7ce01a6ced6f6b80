import { object, optional, string } from "superstruct";

/** The Idempotency-Key of an order; `orderId` is set once the order is placed, for the other tabs that have the same order open. */
export const StoredKey = object({ key: string(), orderId: optional(string()) });
