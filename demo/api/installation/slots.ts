/** Places with a technician, counted in the database: the same for every process that answers. */
import { and, count, eq, gte, sql } from "drizzle-orm";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Address } from "#demo/api/address/house-numbers.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import type { Database } from "#demo/api/db/database.ts";
import { installSlots } from "#demo/api/db/schema-orders.ts";
import { freeDays, placesPerSlot, workedDays } from "./slots.rules.ts";

/** An empty list where no technician comes, or everything is taken. */
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

/** Does a technician come there on such a day at all, free or not? */
export const isWorked = (address: Address, { date }: InstallSlot, nowMs: number): boolean =>
  availabilityOf(address).slots && workedDays(nowMs).includes(date);

type Place = { readonly cityId: string; readonly slot: InstallSlot };

/**
 * Is a place left? Until the transaction ends nobody else is told so of the same slot, so that whoever heard yes may keep it by a row of
 * `installSlots`. Whoever asks meanwhile waits.
 */
export async function claimPlace(tx: Database, { cityId, slot: { date, intervalValue } }: Place): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${cityId} ${date} ${intervalValue}`}, 2))`);
  const isSlot = and(eq(installSlots.cityId, cityId), eq(installSlots.date, date), eq(installSlots.intervalValue, intervalValue));
  const [row] = await tx.select({ taken: count() }).from(installSlots).where(isSlot);
  return (row?.taken ?? 0) < placesPerSlot;
}
