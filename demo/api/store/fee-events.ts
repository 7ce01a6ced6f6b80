/** This module stores the events that may cost a fee. */
import { and, asc, eq, gt, gte, isNull, lt } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { FeeId } from "#demo/api/data/fees.ts";
import type { Database } from "#demo/api/db/database.ts";
import { feeEvents } from "#demo/api/db/schema-fees.ts";

export type FeeEvent = typeof feeEvents.$inferSelect;

type Counted = { readonly accountId: string; readonly fee: FeeId; readonly from: CalendarDate | undefined };

/** Counts a customer's events of a fee since a day, the day included; all of them without a day. */
export const countFeeEvents = (db: Database, { accountId, fee, from }: Counted): Promise<number> =>
  db.$count(
    feeEvents,
    and(eq(feeEvents.accountId, accountId), eq(feeEvents.fee, fee), from === undefined ? undefined : gte(feeEvents.happenedOn, from)),
  );

export async function insertFeeEvent(tx: Database, row: typeof feeEvents.$inferInsert): Promise<void> {
  await tx.insert(feeEvents).values(row);
}

/** Returns the customer's fees of before a day that no invoice has billed, in the order in which they arose. */
export const unbilledFees = async (db: Database, accountId: string, before: CalendarDate): Promise<readonly FeeEvent[]> =>
  db
    .select()
    .from(feeEvents)
    .where(and(eq(feeEvents.accountId, accountId), gt(feeEvents.cents, 0), isNull(feeEvents.billedOn), lt(feeEvents.happenedOn, before)))
    .orderBy(asc(feeEvents.happenedOn), asc(feeEvents.id));

/** Stores the day of the invoice that bills a fee. */
export async function setFeeBilled(tx: Database, id: string, billedOn: CalendarDate): Promise<void> {
  await tx.update(feeEvents).set({ billedOn }).where(eq(feeEvents.id, id));
}
