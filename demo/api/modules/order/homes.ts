/** This module reads the addresses of a customer, from products and orders. */
import { homesOf } from "#demo/api/domain/own-addresses.rules.ts";
import type { Database } from "#demo/api/db/database.ts";
import type { StoredAddress } from "#demo/api/db/schema-orders.ts";
import { ordersOf, productsOf } from "#demo/api/store/customers.ts";

/** Returns the customer's own addresses, that of the newest order first. */
export const homesOfCustomer = async (db: Database, accountId: string, nowMs: number): Promise<readonly StoredAddress[]> =>
  homesOf(await productsOf(db, accountId), await ordersOf(db, accountId), nowMs);
