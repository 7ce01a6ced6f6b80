/** Updates the orders that share the visit of another order when that visit is moved or cancelled. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Database } from "#demo/api/db/database.ts";
import { awaitedInternet, isShared, startAfterVisit, startAlone } from "#demo/api/domain/visits.rules.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { separateVisit, setStart, sharingVisit, visitsOf, type OrderVisit } from "#demo/api/store/visits.ts";

/** Returns the visit that the internet of a home awaits, if the products that are ordered there now can be installed at it too. */
export async function awaitedVisit(
  db: Database,
  own: readonly Product[],
  home: string | null,
  nowMs: number,
): Promise<OrderVisit | undefined> {
  const orderId = awaitedInternet(own, home, nowMs)?.orderId;
  if (!orderId) return undefined;
  const [visit] = await visitsOf(db, [orderId]);
  return visit && isShared(visit.slot, nowMs) ? visit : undefined;
}

/** Sets new starts for the products that are installed at the visit of this order, after the visit was moved to another slot. */
export async function followVisit(tx: Database, orderId: string, slot: InstallSlot): Promise<void> {
  for (const { order, own } of await sharingVisit(tx, orderId))
    for (const { id } of own) await setStart(tx, id, startAfterVisit(slot, order));
}

/**
 * Separates the orders that share the visit of this order, because its visit is cancelled: each gets a visit of its own where it needs one.
 */
export async function leaveVisit(tx: Database, orderId: string, nowMs: number): Promise<void> {
  for (const { order, own } of await sharingVisit(tx, orderId)) {
    await separateVisit(tx, order.id);
    for (const { id } of own) await setStart(tx, id, startAlone(own, order, nowMs));
  }
}
