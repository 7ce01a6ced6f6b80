/**
 * This module stores which slots of technicians are taken. The slots are counted in the database, so that every process that answers
 * requests sees the same.
 */
import { and, count, eq, gte, sql } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Database } from "#demo/api/db/database.ts";
import { installSlots } from "#demo/api/db/schema-orders.ts";

/** Returns the function that tells how many visits a slot of a town has, for slots from a day on. Slots without a visit have 0. */
export async function takenSlots(db: Database, cityId: string, from: CalendarDate): Promise<(slot: InstallSlot) => number> {
  const rows = await db
    .select({ date: installSlots.date, intervalValue: installSlots.intervalValue, taken: count() })
    .from(installSlots)
    .where(and(eq(installSlots.cityId, cityId), gte(installSlots.date, from)))
    .groupBy(installSlots.date, installSlots.intervalValue);
  const taken = new Map(rows.map((row) => [`${row.date} ${row.intervalValue}`, row.taken]));
  return ({ date, intervalValue }) => taken.get(`${date} ${intervalValue}`) ?? 0;
}

type CitySlot = { readonly cityId: string; readonly slot: InstallSlot };

/**
 * Returns the number of visits in a slot. Until the transaction ends, other callers for the same slot wait, so that the caller may insert a
 * row into `installSlots`.
 */
export async function lockSlot(tx: Database, { cityId, slot: { date, intervalValue } }: CitySlot): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${cityId} ${date} ${intervalValue}`}, 2))`);
  const isSlot = and(eq(installSlots.cityId, cityId), eq(installSlots.date, date), eq(installSlots.intervalValue, intervalValue));
  const [row] = await tx.select({ taken: count() }).from(installSlots).where(isSlot);
  return row?.taken ?? 0;
}
