/** The same Idempotency-Key brings the same answer, for 24 hours (decisions §7). */
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { PlacedOrder } from "#core/order/order.contract.ts";
import type { KeyedHash } from "#demo/api/account/keyed-hash.ts";
import type { Database } from "#demo/api/db/database.ts";
import { orderKeys } from "#demo/api/db/schema-orders.ts";

const lifeMs = 24 * 3_600_000;

/** A sending: its key, what came with it, and who sent it, all as keyed hashes. */
export type Sending = { readonly keyHash: string; readonly bodyHash: string };

export function sendingOf(
  keyedHash: KeyedHash,
  { key, body, accountId }: { readonly key: string; readonly body: unknown; readonly accountId: string | undefined },
): Sending {
  return { keyHash: keyedHash("order", key), bodyHash: keyedHash("order", JSON.stringify([accountId ?? null, sorted(body)])) };
}

/** The same content is the same text, in whichever order its names were written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, part]) => [name, sorted(part)]);
}

export type Answered = { readonly answer: { readonly data: PlacedOrder }; readonly message: string };

/**
 * What is known of a key, which nobody else can use until the transaction ends: not even one that was sent at the same time. That waits
 * for nothing: it is `running` there.
 */
export async function claimKey(
  tx: Database,
  { keyHash, bodyHash }: Sending,
  nowMs: number,
): Promise<"new" | "running" | "reused" | Answered> {
  const locked = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${keyHash}, 0)) as locked`);
  if (!(locked as unknown as { rows: { locked: boolean }[] }).rows[0]?.locked) return "running";
  const now = new Date(nowMs);
  // Those that another order is forgetting just now are left to it: it takes as long as its papers, and nobody waits for that.
  const expired = tx
    .select({ keyHash: orderKeys.keyHash })
    .from(orderKeys)
    .where(lte(orderKeys.expiresAt, now))
    .for("update", { skipLocked: true });
  await tx.delete(orderKeys).where(inArray(orderKeys.keyHash, expired));
  const isKnown = and(eq(orderKeys.keyHash, keyHash), gt(orderKeys.expiresAt, now));
  const [found] = await tx.select().from(orderKeys).where(isKnown);
  if (!found) return "new";
  return found.bodyHash === bodyHash ? ({ answer: found.answer, message: found.message } as Answered) : "reused";
}

export async function keepAnswer(tx: Database, sending: Sending, answered: Answered, nowMs: number): Promise<void> {
  const row = { ...sending, ...answered, expiresAt: new Date(nowMs + lifeMs) };
  // An expired one of the same key may stand there still.
  await tx.insert(orderKeys).values(row).onConflictDoUpdate({ target: orderKeys.keyHash, set: row });
}
