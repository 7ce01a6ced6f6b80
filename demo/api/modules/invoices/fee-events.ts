/** This module records events that may cost a fee. The price of an event depends on the customer's earlier ones (decisions §14). */
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Cents } from "#core/base/values/money.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";
import type { FeeId } from "#demo/api/data/fees.ts";
import type { Database } from "#demo/api/db/database.ts";
import { countedFrom, feeCents, feeOf } from "#demo/api/domain/fees.rules.ts";
import { countFeeEvents, insertFeeEvent } from "#demo/api/store/fee-events.ts";

type Event = {
  readonly accountId: string;
  readonly fee: FeeId;
  /** The invoice that the event is about; null for an event that is about none. */
  readonly invoiceId: string | null;
  readonly day: CalendarDate;
  readonly reminders: ReminderPrices;
};

/**
 * Records an event, and returns which one of its kind it is and what it costs. The invoice of the next 1st bills it. Callers have locked
 * the customer (`lockCustomer`): of two events at the same time the second one is counted after the first.
 */
export async function recordFeeEvent(
  tx: Database,
  { accountId, fee, invoiceId, day, reminders }: Event,
): Promise<{ readonly count: number; readonly cents: Cents }> {
  const charged = feeOf(fee, reminders);
  const count = (await countFeeEvents(tx, { accountId, fee, from: countedFrom(charged, day) })) + 1;
  const cents = feeCents(charged, count);
  await insertFeeEvent(tx, { accountId, fee, invoiceId, happenedOn: day, cents });
  return { count, cents };
}
