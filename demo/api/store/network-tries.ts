/**
 * This module counts guesses by network. A guesser who tries many addresses or codes once each can be recognised by the network alone. The
 * counters are in the database, so that they hold for all processes, and whatever happens to the counters of the rate limits.
 */
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { networkTries } from "#demo/api/db/schema.ts";
import type { Network } from "#demo/api/http/network.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";

const windowMs = 60_000;
/**
 * The number of tries that a network has per minute. An office, or a mobile operator's customers, behind one address get in with a captcha;
 * a list of stolen passwords does not get far.
 */
const bounds = { login: 20, voucher: 10, "dealer code": 10 } as const;
/** Every further guess is refused, with a captcha or without, once the guesses exceed the bound by this factor. */
const refusedFrom = 10;

type Guess = keyof typeof bounds;
/** One guess to count. `scale` is the factor of all rate limits (`rateLimitScale`). */
export type Try = {
  readonly guess: Guess;
  readonly networks: readonly Network[];
  readonly keyedHash: KeyedHash;
  readonly scale: number;
  readonly nowMs: number;
};
/**
 * The result of a count. `isAbove` means more than the bound, `isFarAbove` more than ten times the bound; `seconds` is the time until the
 * tries are forgotten.
 */
export type Tried = { readonly isAbove: boolean; readonly isFarAbove: boolean; readonly seconds: number };

const few: Tried = { isAbove: false, isFarAbove: false, seconds: 0 };

const nameOf = ({ guess, keyedHash }: Pick<Try, "guess" | "keyedHash">, { name }: Network): string =>
  keyedHash("network", guess === "login" ? name : `${guess} ${name}`);

/**
 * Counts one more try in each of the caller's networks, and tells whether there were too many tries, and the seconds until they are
 * forgotten.
 */
export async function noteTry(db: Database, one: Try): Promise<Tried> {
  const { guess, networks, scale, nowMs } = one;
  await forget(db, nowMs);
  let found = few;
  for (const network of networks) {
    const bound = Math.max(1, Math.round(bounds[guess] * scale)) * network.share;
    const { count, sinceMs } = await addOne(db, nameOf(one, network), nowMs);
    if (count <= bound) continue;
    const seconds = Math.max(1, Math.ceil((sinceMs + windowMs - nowMs) / 1000));
    found = { isAbove: true, isFarAbove: count > refusedFrom * bound, seconds: Math.max(found.seconds, seconds) };
    // A try that is refused for one network is not counted in the wider networks, which other callers share.
    if (found.isFarAbove) return found;
  }
  return found;
}

/** Deletes expired counters. Rows that another call is deleting or counting at this moment are skipped rather than waited for. */
async function forget(db: Database, nowMs: number): Promise<void> {
  const over = db
    .select({ network: networkTries.network })
    .from(networkTries)
    .where(lt(networkTries.since, new Date(nowMs - windowMs)));
  await db.delete(networkTries).where(inArray(networkTries.network, over.for("update", { skipLocked: true })));
}

async function addOne(db: Database, network: string, nowMs: number): Promise<{ readonly count: number; readonly sinceMs: number }> {
  const [now, start] = [new Date(nowMs), new Date(nowMs - windowMs)];
  const isOver = sql`${networkTries.since} < ${start.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(networkTries)
    .values({ network, count: 1, since: now })
    .onConflictDoUpdate({
      target: networkTries.network,
      set: {
        count: sql`case when ${isOver} then 1 else ${networkTries.count} + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${networkTries.since} end`,
      },
    })
    .returning();
  if (!row) throw new Error("a try was not counted");
  return { count: row.count, sinceMs: row.since.getTime() };
}

/** Takes back the count of a try once its guess was right: the small bound of a network is meant for wrong guesses only. */
export async function takeBackTry(db: Database, one: Pick<Try, "guess" | "networks" | "keyedHash">): Promise<void> {
  for (const network of one.networks)
    await db
      .update(networkTries)
      .set({ count: sql`greatest(0, ${networkTries.count} - 1)` })
      .where(eq(networkTries.network, nameOf(one, network)));
}
