import { any, object, type Struct } from "superstruct";
import type { SlotInterval } from "#core/domain/order/installation.schema.ts";
import { choice } from "#core/base/values/choice.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";

/** The fields of the form. `start_early` is the express request to start early, for forms that ask for it. */
export type SlotFields = { readonly start_early: string; readonly date: CalendarDate; readonly interval: SlotInterval };

type Free = { readonly dates?: readonly CalendarDate[]; readonly intervals?: readonly SlotInterval[] };

/** Returns the schema of the form. Only free days and hours are valid (C-300, C-301). The hours are required once a day is chosen. */
export const slotFields = ({ dates = [], intervals = [] }: Free): Struct<SlotFields, any> =>
  object({
    start_early: any(),
    date: choice(dates),
    interval: intervals.length > 0 ? choice(intervals) : any(),
  }) as unknown as Struct<SlotFields, any>;
