/** Which days of a kept order are over when it is sent, or too early for who asks for nothing early (decisions §8, §14). Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { needsSlot, type Order } from "./order-flow.rules.ts";
import type { SlotChoice } from "./order-flow.schema.ts";

/** The technician's time, or the day on which the old contract ends. */
export type Stale = "slot" | "end-date";

const slotFields = ["date", "intervalValue", "installation"];

/** Where the order was refused for nothing else. Of both the slot: the other is refused with the next sending. */
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

/** What is left of a slot without the express request. */
export const slotFrom = (slot: SlotChoice | null, openFrom: CalendarDate): SlotChoice | null =>
  slot?.date && slot.date < openFrom ? null : slot;
