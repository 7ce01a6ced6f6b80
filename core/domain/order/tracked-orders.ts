/** The ids of the orders that were tracked by analytics (decisions §8). Only the ids are stored. */
import type { Store } from "#core/platform/storage.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";

const key = "digi.orders";
const longest = 20;

/**
 * Stores the id of an order.
 *
 * @returns false where the order was tracked before, because a purchase must be tracked only once
 */
export function rememberOrder(store: Pick<Store, "get" | "set">, orderId: string): boolean {
  const found = parseJson(store.get(key));
  const tracked = Array.isArray(found) ? found.filter((id): id is string => typeof id === "string") : [];
  if (tracked.includes(orderId)) return false;
  store.set(key, writeJson([...tracked, orderId].slice(-longest)));
  return true;
}
