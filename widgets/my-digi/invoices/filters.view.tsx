import { useState } from "react";
import { formatMonth, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { invoiceStates, type InvoiceState } from "#core/domain/invoices/invoices.contract.ts";
import { DateField } from "#core/ui/date-field/date-field.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import * as say from "./invoices.messages.ts";
import type { Model } from "./invoices.model.ts";

type FiltersProps = {
  readonly filters: Model["filters"];
  /** The months that have invoices, such as `2026-11`. */
  readonly months: readonly string[];
  readonly today: CalendarDate;
  readonly language: Language;
};

/** The value of the entry that opens the date field. */
const anotherDate = "another";

/** Draws the filters by state and by month: a list of the months that have invoices, and a date field for any other day (C-444). */
export function Filters({ filters, months, today, language }: FiltersProps) {
  const [isDateOpen, setDateOpen] = useState(false);
  const monthOptions = months.flatMap((month) => {
    const first = parseDate(`${month}-01`);
    return first ? [{ value: first, label: formatMonth(first, language) }] : [];
  });
  const chooseMonth = (value: string): void => {
    setDateOpen(value === anotherDate);
    filters.chooseDate(value === anotherDate ? "" : value);
  };
  return (
    <div className="area-selectors">
      <SelectField
        label={say.stateLabel()}
        optional
        placeholder={say.allStatesText()}
        options={invoiceStates.map((value) => ({ value, label: say.stateText(value) }))}
        name="state"
        defaultValue={filters.state.peek() ?? ""}
        onInput={({ currentTarget }) => filters.chooseState((currentTarget.value || undefined) as InvoiceState | undefined)}
      />
      <SelectField
        label={say.monthLabel()}
        optional
        placeholder={say.allMonthsText()}
        options={[...monthOptions, { value: anotherDate, label: say.anotherDateText() }]}
        name="month"
        onInput={({ currentTarget }) => chooseMonth(currentTarget.value)}
      />
      {isDateOpen && (
        <DateField
          label={say.dateLabel()}
          optional
          today={today}
          name="date"
          onInput={({ currentTarget }) => filters.chooseDate(currentTarget.value)}
        />
      )}
    </div>
  );
}
