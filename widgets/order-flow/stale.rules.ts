/**
 * Rules for which days of a stored order are over when it is sent, or are too early for a visitor who asks for nothing early (decisions §8,
 * §14). Pure.
 */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { needsSlot, type Order } from "./order-flow.rules.ts";
import type { SlotChoice } from "./order-flow.schema.ts";

/** The answer that is not valid any more: the technician's time, or the day on which the old contract ends. */
export type Stale = "slot" | "end-date";

const slotFields = ["date", "intervalValue", "installation"];

/**
 * Returns the answer for which the order was refused, when it was refused for nothing else. Of both answers it is the slot: the other one
 * is refused with the next attempt.
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

/** Returns the slot, or null when it is too early without the express request. */
export const slotFrom = (slot: SlotChoice | null, openFrom: CalendarDate): SlotChoice | null =>
  slot?.date && slot.date < openFrom ? null : slot;
