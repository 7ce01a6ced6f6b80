import { SlotCalendar, type SlotCalendarProps } from "#core/features/slot-calendar/slot-calendar.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { part } from "./slot-calendar.part.ts";

/** Draws the free days as a calendar. The calendar is a part of its own, because the list of days beside it works without the calendar. */
export const View = (props: PartViewProps<undefined, typeof part> & SlotCalendarProps) => <SlotCalendar {...props} />;
