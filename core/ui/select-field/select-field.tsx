import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { bound, type Binding } from "#core/ui/fields/text-field.tsx";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";

export type Option = { readonly value: string; readonly label: string; readonly hint?: string };

type SelectFieldProps = FieldProps &
  Binding<HTMLSelectElement> & {
    options: readonly Option[];
    /** The text that the select shows until an option is chosen. */
    placeholder?: string;
    autoComplete?: string;
  };

/** Renders a field with the browser's own select, for more choices than fit as cards. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, autoComplete } = props;
  const { control, ...frame } = useControl(props);
  return (
    <Field {...props} {...frame}>
      <div className="ui-control">
        <select {...control} {...bound(props)} className="ui-input" part="input" autoComplete={autoComplete}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className="ui-end">
          <Icon name={chevronIcon} />
        </span>
      </div>
    </Field>
  );
}
