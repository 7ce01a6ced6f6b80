import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { bound, type Binding } from "#core/ui/fields/text-field.tsx";
import { dateOf, type CalendarDate } from "#core/base/values/dates.ts";

type DateFieldProps = FieldProps &
  Binding<HTMLInputElement> & {
    /** Today's date in Brussels, from which the last day on offer is computed. */
    today: CalendarDate;
  };

const firstDay = dateOf(1990, 1, 1);

/**
 * Renders the browser's own date field, for days from 1990 to the end of next year (C-444). Its value is a complete date or an empty text.
 */
export function DateField(props: DateFieldProps) {
  const { control, ...frame } = useControl(props);
  return (
    <Field {...props} {...frame}>
      <input
        {...control}
        {...bound(props)}
        className="ui-input"
        part="input"
        type="date"
        min={firstDay}
        max={dateOf(Number(props.today.slice(0, 4)) + 1, 12, 31)}
      />
    </Field>
  );
}
