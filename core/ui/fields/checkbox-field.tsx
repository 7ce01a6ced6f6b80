import { ErrorText, Hint, LabelText, useControl, type FieldProps } from "./field.tsx";
import { requiredText } from "#core/ui/base/ui.messages.ts";
import type { Binding } from "./text-field.tsx";

export type CheckboxFieldProps = FieldProps & Omit<Binding<HTMLInputElement>, "defaultValue"> & { defaultChecked?: boolean | undefined };

/**
 * Renders a checkbox with a label. Its value is `1` when checked. The label may contain links: a press on a link follows it and does not
 * change the checkbox. A required checkbox is also marked by a hidden text, because browsers do not tell screen readers that a checkbox is
 * required.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, optional, name, inputRef, onInput, onBlur, defaultChecked } = props;
  const { control, id, hintId, noteId, errorId } = useControl(props, !optional);
  return (
    <div className="ui-field" part="field">
      <label className="ui-check" part="label" htmlFor={id}>
        <input
          {...control}
          className="ui-mark"
          type="checkbox"
          value="1"
          name={name}
          ref={inputRef}
          defaultChecked={defaultChecked}
          onChange={onInput}
          onBlur={onBlur}
        />
        <span>
          <LabelText label={label} optional={optional} />
        </span>
      </label>
      <Hint id={hintId}>{hint}</Hint>
      {!optional && (
        <span id={noteId} hidden>
          {requiredText()}
        </span>
      )}
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}
