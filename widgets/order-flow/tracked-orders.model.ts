/** The orders that were tracked (decisions §8): their ids, and nothing else. */
import type { Store } from "#core/platform/storage.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";

const key = "digi.orders";
const longest = 20;

/** Remembers an order. @returns false when it was tracked before: a purchase is tracked once */
export function rememberOrder(store: Pick<Store, "get" | "set">, orderId: string): boolean {
  const found = parseJson(store.get(key));
  const tracked = Array.isArray(found) ? found.filter((id): id is string => typeof id === "string") : [];
  if (tracked.includes(orderId)) return false;
  store.set(key, writeJson([...tracked, orderId].slice(-longest)));
  return true;
}
