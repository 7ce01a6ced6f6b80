/** Numbers that customers keep from another operator, or are given: each is had, or waited for, once (decisions §8). */
import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { addWorkingDays } from "#core/base/values/working-days.ts";
import type { Database } from "#demo/api/db/database.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { isAwaited, type Product } from "./own.ts";

/**
 * Those of these numbers that a customer has, is getting or has asked for. Until the transaction ends nobody else is told of them, so that
 * whoever heard of none may keep them.
 */
export async function takenNumbers(tx: Database, phones: readonly string[], nowMs: number): Promise<readonly string[]> {
  if (phones.length === 0) return [];
  // In one order for all: two that want the same ones never wait for each other.
  for (const phone of phones.toSorted()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 3))`);
  const rows = await tx
    .select({ phone: products.phone })
    .from(products)
    .where(and(inArray(products.phone, [...phones]), or(isNull(products.endsOn), gte(products.endsOn, todayInBrussels(nowMs)))));
  return rows.flatMap(({ phone }) => phone ?? []);
}

/** The next of a sequence that nobody has, and that nobody keeps from another operator. */
export async function newNumber(tx: Database, next: () => Promise<string>, nowMs: number): Promise<string> {
  const phone = phonePrefix + (await next());
  return (await takenNumbers(tx, [phone], nowMs)).length === 0 ? phone : newNumber(tx, next, nowMs);
}

/** Records the other operator's yes. What waits for the number begins then, or on its own later day. */
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

/** Working days after the order, on which the demo's operator says yes (decisions §13). */
const demoAnswerDays = 2;

/** From which day on a number that is kept can work in the demo. */
export const demoAnswerMs = (orderedMs: number): number => instantInBrussels(addWorkingDays(todayInBrussels(orderedMs), demoAnswerDays));

export const isAnswered = (product: Product, nowMs: number): boolean =>
  isAwaited(product) && demoAnswerMs(product.orderedAt.getTime()) <= nowMs;

/** In place of the operators whom nobody asks in the demo. */
export async function hearDemoOperators(tx: Database, own: readonly Product[], nowMs: number): Promise<void> {
  for (const product of own.filter((one) => isAnswered(one, nowMs)))
    await confirmNumber(tx, product.phone ?? "", demoAnswerMs(product.orderedAt.getTime()));
}
