/** The key that identifies a call which must happen once: an order, a purchase, a withdrawal. */
import { refine, string } from "superstruct";

/** The page creates a new key for each order, and sends the same one with each attempt to place it. */
export const IdempotencyKey = refine(string(), "idempotency key", (value) => /^[\x21-\x7e]{16,100}$/.test(value));
