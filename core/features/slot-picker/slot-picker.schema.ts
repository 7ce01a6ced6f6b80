import { any, object, type Struct } from "superstruct";
import type { SlotInterval } from "#core/domain/order/installation.schema.ts";
import { choice } from "#core/base/values/choice.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";

/** The fields of the form. `start_early` is the answer to the question when to start, for forms that ask it. */
export type SlotFields = { readonly start_early: string; readonly date: CalendarDate; readonly interval: SlotInterval };

/** The struct of the answer to the question when to start. */
export type StartStruct = Struct<string, any>;

type Free = {
  readonly dates?: readonly CalendarDate[];
  readonly intervals?: readonly SlotInterval[];
  /** The answer to the question when to start, for a form that asks it: there it requires an answer (decisions §14). */
  readonly start?: StartStruct | undefined;
};

/**
 * Returns the schema of the form. Only free days and hours are valid (C-300, C-301). The hours are required once a day is chosen. Where no
 * day is free, none is required, because the visitor may go on without a date.
 */
export const slotFields = ({ dates = [], intervals = [], start = any() }: Free): Struct<SlotFields, any> =>
  object({
    start_early: start,
    date: dates.length > 0 ? choice(dates) : any(),
    interval: intervals.length > 0 ? choice(intervals) : any(),
  }) as unknown as Struct<SlotFields, any>;
