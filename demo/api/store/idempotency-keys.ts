/** This module stores answers by their Idempotency-Key: for 24 hours the same key gets the same answer (decisions §7). */
import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import type { Database } from "#demo/api/db/database.ts";
import { orderKeys } from "#demo/api/db/schema-orders.ts";
import { seal, unseal, type Sealed } from "#demo/api/crypto/seal.ts";

/**
 * The database condition for an expired key, by the database's clock. The clocks of two processes may be a day apart, and a process that
 * took a key for expired would order again.
 */
const isOver = sql`${orderKeys.expiresAt} <= now()`;
const end = sql`now() + interval '24 hours'`;

/**
 * One sending of an order, as keyed hashes: of its key, and of its content together with its sender. `seal` is another keyed hash of the
 * key, which is not stored anywhere.
 */
export type Sending = { readonly keyHash: string; readonly bodyHash: string; readonly seal: string };

/**
 * Returns the hashes of a sending. The same content makes the same hash, whatever the order of its fields; another account makes another
 * hash.
 */
export function sendingOf(
  keyedHash: KeyedHash,
  { key, body, accountId }: { readonly key: string; readonly body: unknown; readonly accountId: string | undefined },
): Sending {
  return {
    keyHash: keyedHash("order", key),
    bodyHash: keyedHash("order", JSON.stringify([accountId ?? null, sorted(body)])),
    seal: keyedHash("order", `seal\n${key}`),
  };
}

/** Sorts the names of objects at every depth, so that the same content becomes the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, part]) => [name, sorted(part)]);
}

/** The stored answer to a call, with the message that was sent with it. */
export type Answered<Answer = { readonly data: PlacedOrder }> = { readonly answer: Answer; readonly message: string };

/**
 * Claims a key and returns what is known of it: `new`, `reused` (with another content), or the stored answer. Until the transaction ends,
 * no other request can use the key. A request that comes in the meantime does not wait: it gets `running`.
 */
export async function claimKey<Answer = { readonly data: PlacedOrder }>(
  tx: Database,
  { keyHash, bodyHash, seal: sealKey }: Sending,
): Promise<"new" | "running" | "reused" | Answered<Answer>> {
  const locked = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${keyHash}, 0)) as locked`);
  if (!(locked as unknown as { rows: { locked: boolean }[] }).rows[0]?.locked) return "running";
  // Expired keys that another order is deleting at this moment are skipped: the transaction of that order takes as long as its documents
  // do, and this one must not wait for it.
  const expired = tx.select({ keyHash: orderKeys.keyHash }).from(orderKeys).where(isOver).for("update", { skipLocked: true });
  await tx.delete(orderKeys).where(inArray(orderKeys.keyHash, expired));
  const isKnown = and(eq(orderKeys.keyHash, keyHash), not(isOver));
  const [found] = await tx.select().from(orderKeys).where(isKnown);
  if (!found) return "new";
  if (found.bodyHash !== bodyHash) return "reused";
  // An answer that is not sealed was stored before the API sealed answers; it expires within hours.
  const answer = "sealed" in found.answer ? unseal(found.answer as Sealed, sealKey) : found.answer;
  return { answer, message: found.message } as Answered<Answer>;
}

/**
 * Stores the answer of an order or a purchase. The answer of an order contains addresses of documents, which anybody who has them can open,
 * so the answer is sealed.
 */
export async function keepAnswer(tx: Database, { keyHash, bodyHash, seal: sealKey }: Sending, answered: Answered<object>): Promise<void> {
  const row = { keyHash, bodyHash, answer: seal(answered.answer, sealKey), message: answered.message, expiresAt: end };
  // The expired row of the same key may still be in the table.
  await tx.insert(orderKeys).values(row).onConflictDoUpdate({ target: orderKeys.keyHash, set: row });
}
