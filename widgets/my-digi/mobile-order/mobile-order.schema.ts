/** The answers of an unfinished order of a mobile line, as this tab stores them, and the key that makes it one order in all tabs. */
import { nullable, object, optional, record, string, type Infer } from "superstruct";

/**
 * The answers by their names, without ticks, and the choices of the two addresses that are typed, as texts. They may contain a phone
 * number, so only the tab stores them.
 */
export const Draft = object({ answers: record(string(), string()), install: string(), delivery: string() });
export type Draft = Infer<typeof Draft>;

/** The Idempotency-Key of the order; `orderId` is set once the order is placed, for the other tabs that have the same form open. */
export const StoredKey = object({ key: string(), orderId: optional(nullable(string())) });
export type StoredKey = Infer<typeof StoredKey>;
