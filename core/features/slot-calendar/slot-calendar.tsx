import { Calendar } from "#core/ui/calendar/calendar.tsx";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { earlyText, fullText, labelText } from "./slot-calendar.messages.ts";

export type SlotCalendarProps = {
  /** All free days, the earliest first. The list has at least one day. */
  readonly days: readonly CalendarDate[];
  /** The first day that can be chosen. Earlier free days are shown but disabled. */
  readonly from: CalendarDate;
  readonly today: CalendarDate;
  /** The first and the last day that are shown (`calendarSpan`). */
  readonly span: { readonly first: CalendarDate; readonly last: CalendarDate };
  readonly selected: CalendarDate | undefined;
  readonly onSelect: (day: CalendarDate) => void;
  readonly language: Language;
};

/**
 * Renders the free days of the technicians as a calendar. It is in a folder apart from the list of days, so that a part that is fetched
 * later can bring the calendar's library.
 */
export function SlotCalendar({ days, from, today, span, selected, onSelect, language }: SlotCalendarProps) {
  const reasonOf = (day: CalendarDate): string | undefined => (!days.includes(day) ? fullText() : day < from ? earlyText() : undefined);
  return (
    <div className="ui-slot-calendar">
      <Calendar
        label={labelText()}
        language={language}
        today={today}
        first={span.first}
        last={span.last}
        selected={selected}
        onSelect={onSelect}
        reasonOf={reasonOf}
        mayOpen={(day) => days.includes(day) && day < from}
      />
    </div>
  );
}
