import { Field, useControl } from "#core/ui/fields/field.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";

type FilterFieldProps = {
  label: string;
  name: string;
  /** Lets everything through. */
  all: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** What is chosen, empty for all. Its owner holds it: Back changes it, too. */
  value: string;
  onChoose: (value: string) => void;
};

/** A select that narrows what is listed. Nothing has to be chosen, and its label need not say so, as that of a form's field does. */
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
