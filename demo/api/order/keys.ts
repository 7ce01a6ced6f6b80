/** The same Idempotency-Key brings the same answer, for 24 hours (decisions §7). */
import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import type { KeyedHash } from "#demo/api/account/keyed-hash.ts";
import type { Database } from "#demo/api/db/database.ts";
import { orderKeys } from "#demo/api/db/schema-orders.ts";
import { seal, unseal, type Sealed } from "./seal.ts";

/** By the database's clock: those of two processes may be a day apart, and a key that one has forgotten would order again. */
const isOver = sql`${orderKeys.expiresAt} <= now()`;
const end = sql`now() + interval '24 hours'`;

/** A sending: its key, what came with it, and who sent it, all as keyed hashes. `seal` is another one of the key, which is kept nowhere. */
export type Sending = { readonly keyHash: string; readonly bodyHash: string; readonly seal: string };

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
  { keyHash, bodyHash, seal: sealKey }: Sending,
): Promise<"new" | "running" | "reused" | Answered> {
  const locked = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${keyHash}, 0)) as locked`);
  if (!(locked as unknown as { rows: { locked: boolean }[] }).rows[0]?.locked) return "running";
  // Those that another order is forgetting just now are left to it: it takes as long as its papers, and nobody waits for that.
  const expired = tx.select({ keyHash: orderKeys.keyHash }).from(orderKeys).where(isOver).for("update", { skipLocked: true });
  await tx.delete(orderKeys).where(inArray(orderKeys.keyHash, expired));
  const isKnown = and(eq(orderKeys.keyHash, keyHash), not(isOver));
  const [found] = await tx.select().from(orderKeys).where(isKnown);
  if (!found) return "new";
  if (found.bodyHash !== bodyHash) return "reused";
  // One of before answers were sealed, in its last hours.
  const answer = "sealed" in found.answer ? unseal(found.answer as Sealed, sealKey) : found.answer;
  return { answer, message: found.message } as Answered;
}

/** With it go the addresses of documents, which anybody can open: they are sealed. */
export async function keepAnswer(tx: Database, { keyHash, bodyHash, seal: sealKey }: Sending, answered: Answered): Promise<void> {
  const row = { keyHash, bodyHash, answer: seal(answered.answer, sealKey), message: answered.message, expiresAt: end };
  // An expired one of the same key may stand there still.
  await tx.insert(orderKeys).values(row).onConflictDoUpdate({ target: orderKeys.keyHash, set: row });
}
