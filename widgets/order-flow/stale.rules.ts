/**
 * The rules for stored days that are past when the order is sent, or that are too early without the request for an early start (decisions
 * §8, §14). Pure.
 */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { needsSlot, type Order } from "./order-flow.rules.ts";
import type { SlotChoice } from "./order-flow.schema.ts";

/** The answer that has become invalid: the slot of the technician's visit, or the end date of the old contract. */
export type Stale = "slot" | "end-date";

const slotFields = ["date", "intervalValue", "installation"];

/**
 * Returns the answer for which the order was refused, or undefined where other fields were refused as well. If both the slot and the end
 * date were refused, the slot is returned; the end date is refused again by the next attempt.
 */
export function staleIn(fieldErrors: Readonly<Record<string, string>> = {}, order: Order): Stale | undefined {
  const { portability } = order;
  const hasEnd = portability?.choice === 1 && !portability.later && portability.endDate !== null;
  const staleAt = (field: string): Stale | undefined => {
    if (needsSlot(order) && slotFields.includes(field)) return "slot";
    return hasEnd && field === "endDate" ? "end-date" : undefined;
  };
  const found = Object.keys(fieldErrors).map(staleAt);
  if (found.includes(undefined)) return undefined;
  return found.includes("slot") ? "slot" : found[0];
}

/** Returns the slot, or null where it is too early without the express request to start early. */
export const slotFrom = (slot: SlotChoice | null, openFrom: CalendarDate): SlotChoice | null =>
  slot?.date && slot.date < openFrom ? null : slot;
