import { SlotCalendar, type SlotCalendarProps } from "#core/features/slot-calendar/slot-calendar.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { part } from "./slot-calendar.part.ts";

type PartProps = PartViewProps<undefined, typeof part> & SlotCalendarProps;

/** Draws the free days as a calendar. The calendar is a part of its own, because the list of days beside it works without the calendar. */
export const View = ({ days, from, today, span, selected, onSelect, language }: PartProps) => (
  <SlotCalendar {...{ days, from, today, span, selected, onSelect, language }} />
);
