import { Calendar } from "#core/ui/calendar/calendar.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { earlyText, fullText, labelText } from "./slot-calendar.messages.ts";
import type { part } from "./slot-calendar.part.ts";

type SlotCalendarProps = PartViewProps<undefined, typeof part> & {
  /** All free days, the earliest first. The list has at least one day. */
  readonly days: readonly CalendarDate[];
  /** The first day that can be chosen. Earlier free days are shown but disabled. */
  readonly from: CalendarDate;
  readonly today: CalendarDate;
  readonly selected: CalendarDate | undefined;
  readonly onSelect: (day: CalendarDate) => void;
};

/** Draws the free days as a calendar. The calendar is a part of its own, because the list of days beside it works without the calendar. */
export function View({ days, from, today, selected, onSelect, language }: SlotCalendarProps) {
  const reasonOf = (day: CalendarDate): string | undefined => (!days.includes(day) ? fullText() : day < from ? earlyText() : undefined);
  const [earliest = today] = days;
  // The calendar opens with the month of the first day that can be chosen.
  const open = parseDate(`${days.find((day) => day >= from)?.slice(0, 7)}-01`) ?? earliest;
  return (
    <Calendar
      label={labelText()}
      language={language}
      today={today}
      first={open > earliest ? open : earliest}
      last={days.at(-1) ?? today}
      selected={selected}
      onSelect={onSelect}
      reasonOf={reasonOf}
    />
  );
}
