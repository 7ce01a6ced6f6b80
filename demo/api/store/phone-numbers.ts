/**
 * This module assigns the phone numbers that customers keep from another operator, or that they get. Each number is in use, or awaited, by
 * one product only (decisions §8).
 */
import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import type { Database } from "#demo/api/db/database.ts";
import { products } from "#demo/api/db/schema-orders.ts";

/**
 * Returns those of the given numbers that a customer has, is getting or has asked for. Until the transaction ends, other callers with one
 * of these numbers wait, so that a caller may assign all numbers that are not returned.
 */
export async function takenNumbers(tx: Database, phones: readonly string[], nowMs: number): Promise<readonly string[]> {
  if (phones.length === 0) return [];
  // All callers lock the numbers in the same order, so that two transactions that want the same numbers never deadlock.
  for (const phone of phones.toSorted()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 3))`);
  const rows = await tx
    .select({ phone: products.phone })
    .from(products)
    .where(and(inArray(products.phone, [...phones]), or(isNull(products.endsOn), gte(products.endsOn, todayInBrussels(nowMs)))));
  return rows.flatMap(({ phone }) => phone ?? []);
}

/** Returns the next number of a sequence (with `+32`) that nobody has, and that nobody keeps from another operator. */
export async function newNumber(tx: Database, next: () => Promise<string>, nowMs: number): Promise<string> {
  const phone = phonePrefix + (await next());
  return (await takenNumbers(tx, [phone], nowMs)).length === 0 ? phone : newNumber(tx, next, nowMs);
}

/**
 * Stores that the other operator has confirmed a number. The product that waits for the number begins at that time, or on its own later
 * day.
 */
export async function confirmNumber(tx: Database, phone: string, atMs: number): Promise<void> {
  const at = new Date(atMs);
  await tx
    .update(products)
    .set({
      numberConfirmedAt: at,
      startsAt: sql`case when ${products.startsAt} < ${at.toISOString()}::timestamptz then ${at.toISOString()}::timestamptz else ${products.startsAt} end`,
    })
    .where(and(eq(products.phone, phone), eq(products.status, "ordered"), isNull(products.numberConfirmedAt)));
}
