/** This module lets orders that share the visit of another one follow it: when it is moved, and when it is cancelled. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Database } from "#demo/api/db/database.ts";
import { awaitedInternet, isShared, startAfterVisit, startAlone } from "#demo/api/domain/visits.rules.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { separateVisit, setStart, sharingVisit, visitsOf, type OrderVisit } from "#demo/api/store/visits.ts";

/** Returns the visit that the internet of a home awaits, if it installs what is ordered there now as well. */
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

/** Starts what shares the visit of an order with the visit's new slot. */
export async function followVisit(tx: Database, orderId: string, slot: InstallSlot): Promise<void> {
  for (const { order, own } of await sharingVisit(tx, orderId))
    for (const { id } of own) await setStart(tx, id, startAfterVisit(slot, order));
}

/** Gives the orders that share the visit of an order visits of their own, because nobody comes for that order any more. */
export async function leaveVisit(tx: Database, orderId: string, nowMs: number): Promise<void> {
  for (const { order, own } of await sharingVisit(tx, orderId)) {
    await separateVisit(tx, order.id);
    for (const { id } of own) await setStart(tx, id, startAlone(own, order, nowMs));
  }
}
