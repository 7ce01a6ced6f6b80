import { useEffect, useMemo, useState } from "react";
import { useDigiForm, type FormOptions } from "#core/forms/form/use-digi-form.ts";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { SlotInterval } from "#core/domain/order/installation.schema.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { slotMessage } from "./slot-picker.messages.ts";
import { intervalsOn, stillFree } from "./slot-picker.rules.ts";
import { slotFields, type SlotFields, type StartStruct } from "./slot-picker.schema.ts";

/** The chosen day and the chosen hours. Each is an empty text before the visitor has chosen it. */
export type ChosenSlot = { readonly date: string; readonly interval: string };

type SlotFormOptions = Pick<FormOptions<SlotFields>, "announcer" | "failure" | "messagesOf" | "onValues"> & {
  /** The days that can be chosen, the earliest first, as `daysFor` returns them. */
  days: readonly InstallDay[];
  /** The values with which the form opens, by the names of `SlotFields`. */
  initial: ChosenSlot & Readonly<Record<string, string>>;
  /** The struct of the answer to the question when to start, where the form asks it. */
  start?: StartStruct;
  /** Called after each change of the choice, in the form, by the calendar or by 'First available'. */
  onChoice?: (chosen: ChosenSlot) => void;
};

export type SlotForm = ReturnType<typeof useSlotForm>;

/**
 * Creates the form that chooses a slot of the technician's visit. A chosen day is dropped when it is no longer among the days; chosen hours
 * are dropped when the new day does not have them.
 */
export function useSlotForm({ days, initial, start, messagesOf = [], onChoice, onValues, ...options }: SlotFormOptions) {
  const [first] = useState(initial);
  const [given, setGiven] = useState<ChosenSlot>(first);
  const [month, setMonth] = useState(0);
  const answers = stillFree(days, given.date, given.interval);
  const intervals = intervalsOn(days, answers.date);
  const dates = days.map(({ date }) => date).join(" ");
  const hours = intervals.join(" ");
  const struct = useMemo(() => slotFields({ dates: listed(dates), intervals: listed(hours), start }), [dates, hours, start]);
  const keep = (chosen: ChosenSlot): void => {
    setGiven(chosen);
    onChoice?.(chosen);
  };
  const form = useDigiForm<SlotFields>({
    ...options,
    struct,
    defaultValues: { ...first, ...answers },
    messagesOf: [...messagesOf, slotMessage],
    onValues(values) {
      const date = String(values["date"] ?? "");
      if (date !== given.date) setMonth(month + 1);
      onValues?.(values);
      keep(stillFree(days, date, String(values["interval"] ?? "")));
    },
  });
  useEffect(() => {
    form.setValue("date", answers.date);
    form.setValue("interval", answers.interval);
  });
  return {
    form,
    days,
    intervals,
    answers,
    /** The chosen day as a date. */
    selected: days.find(({ date }) => date === answers.date)?.date,
    /** Counts the choices made outside the calendar. As the calendar's key it makes the calendar show the month of the chosen day. */
    month,
    /** Chooses a day of the calendar, or the first free slot with its hours. */
    choose(chosen: { readonly date: CalendarDate; readonly intervalValue?: SlotInterval }): void {
      if (chosen.intervalValue !== undefined) setMonth(month + 1);
      keep(stillFree(days, chosen.date, chosen.intervalValue ?? given.interval));
    },
  };
}

const listed = <Value extends string>(joined: string): Value[] => (joined === "" ? [] : (joined.split(" ") as Value[]));
