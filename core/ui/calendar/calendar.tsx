/** A calendar that shows one month at a time, from which the visitor chooses a day. */
import { useMemo, type ReactNode } from "react";
import { DayButton, DayPicker, type DayButtonProps } from "react-day-picker";
import { Icon } from "#core/ui/base/icon.tsx";
import { backIcon } from "#core/ui/base/icons/back.ts";
import { forwardIcon } from "#core/ui/base/icons/forward.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { addDays, dateOf, formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import { localeOf, type Language } from "#core/base/values/language.ts";
import { closedDayText, nextMonthText, previousMonthText, todayText } from "./calendar.messages.ts";

type CalendarProps = {
  /** The accessible name of the calendar, such as the purpose of the day. */
  label: string;
  language: Language;
  /** Today's date in Brussels (`brussels-time.ts`). The browser's date is not used, because a visitor may be in another time zone. */
  today: CalendarDate;
  /** The first day that the calendar shows; `last` is the last one. */
  first: CalendarDate;
  last: CalendarDate;
  selected: CalendarDate | undefined;
  /** Called with the chosen day, which is never one with a reason. The caller then sets `selected`. */
  onSelect: (day: CalendarDate) => void;
  /**
   * Returns the reason why a day cannot be chosen; undefined where it can. A day with a reason can still be focused, and its accessible
   * name includes the reason.
   */
  reasonOf: (day: CalendarDate) => string | undefined;
  /** Tells whether a day with a reason opens by another answer of the visitor, so that it looks different from a day that nothing opens. */
  mayOpen?: (day: CalendarDate) => boolean;
};

const never = (): boolean => false;

export function Calendar({ label, language, today, first, last, selected, onSelect, reasonOf, mayOpen = never }: CalendarProps) {
  const announcer = useAnnouncer();
  const say = useMemo(() => createWords(language), [language]);
  const isClosed = (date: Date): boolean => reasonOf(dayOf(date)) !== undefined;
  const nameOf = (date: Date): string => {
    const day = dayOf(date) === today ? todayText(say.day(date)) : say.day(date);
    const reason = reasonOf(dayOf(date));
    return reason === undefined ? day : closedDayText(day, reason);
  };
  return (
    <fieldset className="ui-calendar" aria-label={label}>
      <DayPicker
        mode="single"
        required
        lang={language}
        weekStartsOn={1}
        today={noonOf(today)}
        startMonth={noonOf(first)}
        endMonth={noonOf(last)}
        defaultMonth={noonOf(selected ?? first)}
        hidden={{ before: noonOf(first), after: noonOf(last) }}
        selected={selected === undefined ? undefined : noonOf(selected)}
        onSelect={(date) => isClosed(date) || onSelect(dayOf(date))}
        onMonthChange={(month) => announcer.announce(say.month(month))}
        modifiers={{ closed: isClosed, opening: (date) => isClosed(date) && mayOpen(dayOf(date)) }}
        modifiersClassNames={{ closed: "ui-day-closed", opening: "ui-day-opening" }}
        components={components}
        formatters={{ formatCaption: say.month, formatDay: (date) => String(date.getDate()), formatWeekdayName: say.shortWeekday }}
        labels={{
          labelDayButton: nameOf,
          labelGrid: say.month,
          labelNav: () => label,
          labelNext: nextMonthText,
          labelPrevious: previousMonthText,
          labelWeekday: say.weekday,
        }}
      />
      <Reasons {...{ first, last, reasonOf, mayOpen }} />
    </fieldset>
  );
}

/**
 * Lists each reason once, with the first day that has it. It is for visitors who see the calendar, because they do not read the names of
 * the days.
 */
function Reasons({ first, last, reasonOf, mayOpen }: Required<Pick<CalendarProps, "first" | "last" | "reasonOf" | "mayOpen">>) {
  const firsts = new Map<string, CalendarDate>();
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const reason = reasonOf(day);
    if (reason !== undefined && !firsts.has(reason)) firsts.set(reason, day);
  }
  if (firsts.size === 0) return null;
  return (
    <ul className="ui-calendar-reasons" aria-hidden="true">
      {[...firsts].map(([reason, day]) => (
        <li key={reason} className="ui-quiet-text">
          <span className={mayOpen(day) ? "ui-day-opening" : "ui-day-closed"}>{Number(day.slice(-2))}</span> {reason}
        </li>
      ))}
    </ul>
  );
}

/**
 * The components of the calendar library that are replaced: a day that cannot be chosen stays focusable, and the month is announced by the
 * root's own live region only.
 */
const components = {
  DayButton: (props: DayButtonProps) => <DayButton {...props} aria-disabled={props.modifiers["closed"] || undefined} />,
  CaptionLabel: ({ children, className }: { children?: ReactNode; className?: string }) => <span className={className}>{children}</span>,
  Chevron: ({ orientation }: { orientation?: string }) => <Icon name={orientation === "left" ? backIcon : forwardIcon} />,
};

function createWords(language: Language) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeOf(language), options);
    return (date: Date): string => format.format(date);
  };
  return {
    day: (date: Date): string => formatDate(dayOf(date), language, "weekday"),
    month: write({ month: "long", year: "numeric" }),
    weekday: write({ weekday: "long" }),
    shortWeekday: write({ weekday: "short" }),
  };
}

/**
 * Returns a day as a `Date` of the visitor's own time zone, which the calendar library expects. The time is noon, so that the date is the
 * right day in every time zone.
 */
function noonOf(day: CalendarDate): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Returns the calendar date of a `Date` from the calendar library. The library passes only days that exist, so the cast is safe. */
const dayOf = (date: Date): CalendarDate => dateOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) as CalendarDate;
