/** A month of days to choose one from. */
import { useMemo, type ReactNode } from "react";
import { DayButton, DayPicker, type DayButtonProps } from "react-day-picker";
import { Icon } from "#core/ui/base/icon.tsx";
import { backIcon } from "#core/ui/base/icons/back.ts";
import { forwardIcon } from "#core/ui/base/icons/forward.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { addDays, dateOf, type CalendarDate } from "#core/base/values/dates.ts";
import { localeOf, type Language } from "#core/base/values/language.ts";
import { closedDayText, nextMonthText, previousMonthText, todayText } from "./calendar.messages.ts";

type CalendarProps = {
  /** What the day is for. */
  label: string;
  language: Language;
  /** In Brussels (`brussels-time.ts`): a visitor's clock may be elsewhere. */
  today: CalendarDate;
  /** The first and the last day that is shown as a day at all. */
  first: CalendarDate;
  last: CalendarDate;
  selected: CalendarDate | undefined;
  /** Never with a day that has a reason. The owner sets `selected`. */
  onSelect: (day: CalendarDate) => void;
  /** Why a day cannot be chosen; undefined where it can. Each such day can be reached, and says it. */
  reasonOf: (day: CalendarDate) => string | undefined;
};

export function Calendar({ label, language, today, first, last, selected, onSelect, reasonOf }: CalendarProps) {
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
        modifiers={{ closed: isClosed }}
        modifiersClassNames={{ closed: "ui-day-closed" }}
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
      <Reasons first={first} last={last} reasonOf={reasonOf} />
    </fieldset>
  );
}

/** The reasons there are, each with the first day that has it, for whoever sees the days and does not go through them. */
function Reasons({ first, last, reasonOf }: Pick<CalendarProps, "first" | "last" | "reasonOf">) {
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
          <s>{Number(day.slice(-2))}</s> {reason}
        </li>
      ))}
    </ul>
  );
}

/** Parts of the library that are drawn otherwise: a closed day keeps its focus, the month is said by the root's own live region. */
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
    day: write({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    month: write({ month: "long", year: "numeric" }),
    weekday: write({ weekday: "long" }),
    shortWeekday: write({ weekday: "short" }),
  };
}

/** The library counts in dates of the visitor's own zone. At noon each of them is the day that is meant, in every zone. */
function noonOf(day: CalendarDate): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Whatever the library hands over is a day that exists. */
const dayOf = (date: Date): CalendarDate => dateOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) as CalendarDate;
