/** The time of the technician's visit (C-153, C-157, C-301, C-302, decisions §8). Days and hours are those of Europe/Brussels. */
import { enums, literal, nullable, object, type, type Infer } from "superstruct";
import { oneOf } from "#core/base/contract/one-of.ts";
import { calendarDate } from "#core/base/values/dates.ts";

/** The intervals of a day in which the technician can come, each as from–until. Together they cover 8h–20h. */
export const slotIntervals = ["08:00-12:00", "12:00-16:00", "16:00-20:00"] as const;
export type SlotInterval = (typeof slotIntervals)[number];

export const InstallSlot = object({ date: calendarDate(), intervalValue: enums(slotIntervals) });
export type InstallSlot = Infer<typeof InstallSlot>;

/**
 * The answer of an order without a date: no slot was available, or the visitor asked for none. The provider then calls the customer, and
 * the order carries the warning `no_slot`.
 */
export const WithoutSlot = object({ date: literal(null), intervalValue: literal(null) });

export const Installation = oneOf(InstallSlot, WithoutSlot);
export type Installation = Infer<typeof Installation>;

/** The data of a 409 response with `slot_taken`: the first slot that is free now, by the same rules; null where none is left. */
export const SlotTaken = type({ next: nullable(InstallSlot) });
export type SlotTaken = Infer<typeof SlotTaken>;
