import type { ReactNode } from "react";
import { slotOf, hoursOf } from "#core/features/slot-text/slot-text.messages.ts";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { dayLabel, dayPlaceholder, firstText, intervalLabel } from "./slot-picker.messages.ts";
import { firstSlot, mostIntervals, weeksShown, type CalendarSpan } from "./slot-picker.rules.ts";
import type { SlotForm } from "./use-slot-form.ts";

type SlotPickerProps = {
  slot: SlotForm;
  language: Language;
  /**
   * The calendar of the days: a `SlotCalendar`, or a part that renders one. The caller passes it because its library is large, and the list
   * of days works without it.
   */
  calendar: ReactNode;
  /** The days that the calendar shows. Its height is reserved by them while its file is loaded, so that nothing below moves. */
  span: CalendarSpan;
};

/**
 * Renders the choice of a slot of the technician's visit (C-300…C-302): the first one that is free, the days as a calendar and as a list,
 * and the hours of the chosen day. It renders nothing where no day can be chosen.
 */
export function SlotPicker({ slot, language, calendar, span }: SlotPickerProps) {
  const { form, days, intervals, answers, choose } = slot;
  const first = firstSlot(days);
  if (!first) return null;
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => choose(first)}>
          {firstText(slotOf(first, language))}
        </Button>
      </div>
      <div className="ui-slot-days" data-weeks={weeksShown(span, slot.selected)}>
        {calendar}
      </div>
      <SelectField
        // A new key renders the select anew, because a native select loses its value when its options change.
        key={`${days.map(({ date }) => date).join(" ")}${language}`}
        label={dayLabel()}
        placeholder={dayPlaceholder()}
        options={days.map(({ date }) => ({ value: date, label: formatDate(date, language, "day") }))}
        {...form.field("date")}
        defaultValue={answers.date}
      />
      {intervals.length > 0 && (
        <div className="ui-slot-hours" data-most={mostIntervals(days)} key={answers.date}>
          <RadioGroup
            label={intervalLabel()}
            layout="row"
            options={intervals.map((value) => ({ value, label: hoursOf(value, language) }))}
            {...form.field("interval")}
            defaultValue={answers.interval}
          />
        </div>
      )}
    </>
  );
}

/** Returns the label of each field by its name, in the order in which the fields are rendered. */
export const slotLabels = (): Record<string, string> => ({ date: dayLabel(), interval: intervalLabel() });
