import { useId } from "react";
import { ErrorText, Hint, LabelText, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import type { Option } from "#core/ui/select-field/select-field.tsx";
import type { Binding } from "#core/ui/fields/text-field.tsx";

export type RadioGroupProps = FieldProps &
  Binding<HTMLInputElement> & {
    options: readonly Option[];
    /** The chosen value, where the caller holds it. Without it the browser holds the value, starting with `defaultValue`. */
    value?: string;
    /**
     * The layout of the choices: `list` one under another, `cards` in two columns where they fit, `row` side by side for two or three short
     * words.
     */
    layout?: "list" | "cards" | "row";
  };

/** Renders a group of two to five choices, all of them visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, name, inputRef, defaultValue, onInput, onBlur, options, value, layout = "list" } = props;
  const { control, hintId, errorId } = useControl(props);
  const legendId = useId();
  return (
    <fieldset {...control} className="ui-choices" part="field" role="radiogroup" aria-labelledby={legendId}>
      <legend className="ui-label" part="label" id={legendId}>
        <LabelText label={label} optional={optional} />
      </legend>
      <Hint id={hintId}>{hint}</Hint>
      <div className="ui-options" data-layout={layout}>
        {options.map((option) => (
          <label className="ui-choice" key={option.value}>
            <input
              className="ui-mark"
              type="radio"
              name={name}
              value={option.value}
              ref={inputRef}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              onChange={onInput}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
            {option.hint && <span className="ui-quiet-text">{option.hint}</span>}
          </label>
        ))}
      </div>
      <ErrorText id={errorId}>{error}</ErrorText>
    </fieldset>
  );
}
