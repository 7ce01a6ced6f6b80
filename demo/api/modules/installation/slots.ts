/** This module finds the slots that an address is offered, and claims one of them (decisions §8). */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Address } from "#demo/api/data/address-book.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import type { Database } from "#demo/api/db/database.ts";
import { freeDays, visitsPerSlot } from "#demo/api/domain/slots.rules.ts";
import { lockSlot, takenSlots } from "#demo/api/store/slots.ts";

/** Returns the free days at an address. The list is empty where no technician comes, or where everything is taken. */
export async function freeDaysAt(db: Database, address: Address, nowMs: number): Promise<InstallDay[]> {
  if (!availabilityOf(address).slots) return [];
  return freeDays(nowMs, await takenSlots(db, address.cityId, todayInBrussels(nowMs)));
}

/**
 * Tells whether the slot can take one more visit. Until the transaction ends, other callers that ask about the same slot have to wait. So a
 * caller that gets true may insert a visit.
 */
export const claimSlot = async (tx: Database, slot: { readonly cityId: string; readonly slot: InstallSlot }): Promise<boolean> =>
  (await lockSlot(tx, slot)) < visitsPerSlot;
