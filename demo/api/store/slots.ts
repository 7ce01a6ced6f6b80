/** Places with a technician. They are counted in the database, so that every process that answers requests sees the same. */
import { and, count, eq, gte, sql } from "drizzle-orm";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Address } from "#demo/api/data/address-book.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import type { Database } from "#demo/api/db/database.ts";
import { installSlots } from "#demo/api/db/schema-orders.ts";
import { freeDays, placesPerSlot, workedDays } from "#demo/api/domain/slots.rules.ts";

/** Returns the free days at an address: an empty list where no technician comes, or everything is taken. */
export async function freeDaysAt(db: Database, address: Address, nowMs: number): Promise<InstallDay[]> {
  if (!availabilityOf(address).slots) return [];
  const rows = await db
    .select({ date: installSlots.date, intervalValue: installSlots.intervalValue, taken: count() })
    .from(installSlots)
    .where(and(eq(installSlots.cityId, address.cityId), gte(installSlots.date, todayInBrussels(nowMs))))
    .groupBy(installSlots.date, installSlots.intervalValue);
  const taken = new Map(rows.map((row) => [`${row.date} ${row.intervalValue}`, row.taken]));
  return freeDays(nowMs, ({ date, intervalValue }) => taken.get(`${date} ${intervalValue}`) ?? 0);
}

/** Tells whether a technician works at this address on this day at all, whether or not a place is free. */
export const isWorked = (address: Address, { date }: InstallSlot, nowMs: number): boolean =>
  availabilityOf(address).slots && workedDays(nowMs).includes(date);

type Place = { readonly cityId: string; readonly slot: InstallSlot };

/**
 * Tells whether the slot has a place left. Until the transaction ends, no other caller gets an answer for the same slot, so a caller that
 * heard yes may take the place by inserting a row into `installSlots`. Callers that ask in the meantime wait.
 */
export async function claimPlace(tx: Database, { cityId, slot: { date, intervalValue } }: Place): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${cityId} ${date} ${intervalValue}`}, 2))`);
  const isSlot = and(eq(installSlots.cityId, cityId), eq(installSlots.date, date), eq(installSlots.intervalValue, intervalValue));
  const [row] = await tx.select({ taken: count() }).from(installSlots).where(isSlot);
  return (row?.taken ?? 0) < placesPerSlot;
}
