/** Who guesses widely, one try for each of many addresses, is known by its network alone. Counted in the database, for all processes. */
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { networkTries } from "#demo/api/db/schema.ts";

const windowMs = 60_000;
/** An office behind one address gets in; a list of stolen passwords does not get far. */
const maxInWindow = 20;

/** `scale`: as that of every other limit. */
type Try = { readonly network: string; readonly scale: number; readonly nowMs: number };

/** Counts one more; answers the seconds to wait where there were too many. */
export async function noteTry(db: Database, { network, scale, nowMs }: Try): Promise<number> {
  const [now, start] = [new Date(nowMs), new Date(nowMs - windowMs)];
  // What another login is just taking away or counting is not waited for.
  const over = db.select({ network: networkTries.network }).from(networkTries).where(lt(networkTries.since, start));
  await db.delete(networkTries).where(inArray(networkTries.network, over.for("update", { skipLocked: true })));
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
  if (!row || row.count <= Math.max(1, Math.round(maxInWindow * scale))) return 0;
  return Math.max(1, Math.ceil((row.since.getTime() + windowMs - nowMs) / 1000));
}

/** The password was right: of guesses alone a network has so few. */
export async function takeBackTry(db: Database, network: string): Promise<void> {
  await db
    .update(networkTries)
    .set({ count: sql`greatest(0, ${networkTries.count} - 1)` })
    .where(eq(networkTries.network, network));
}
