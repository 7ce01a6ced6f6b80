/** The orders that analytics were told of (decisions §8): their ids, and nothing else. */
import type { Store } from "#core/platform/storage.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";

const key = "digi.orders";
const longest = 20;

/** Remembers an order. @returns false when it was told before: a purchase is tracked once */
export function rememberOrder(store: Pick<Store, "get" | "set">, orderId: string): boolean {
  const found = parseJson(store.get(key));
  const told = Array.isArray(found) ? found.filter((id): id is string => typeof id === "string") : [];
  if (told.includes(orderId)) return false;
  store.set(key, writeJson([...told, orderId].slice(-longest)));
  return true;
}
