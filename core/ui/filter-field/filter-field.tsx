import { Field, useControl } from "#core/ui/fields/field.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";

type FilterFieldProps = {
  label: string;
  name: string;
  /** The text of the option that shows all items. */
  all: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The chosen value; empty for all items. The caller holds the value, because the browser's Back button changes it, too. */
  value: string;
  onChoose: (value: string) => void;
};

/** Renders a select that filters a list. Unlike a form's field it has no mark 'optional', because a filter need not be chosen. */
export function FilterField({ label, name, all, options, value, onChoose }: FilterFieldProps) {
  const { control, ...frame } = useControl({ label, optional: true });
  return (
    <Field label={label} {...frame}>
      <div className="ui-control">
        <select
          {...control}
          className="ui-input"
          part="input"
          name={name}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {[{ value: "", label: all }, ...options].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
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
