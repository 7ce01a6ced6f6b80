import type { ChangeEvent, FocusEvent, ReactNode, RefCallback } from "react";
import { Field, useControl, waiting, type FieldProps } from "./field.tsx";
import { keyLimit } from "./key-limit.ts";

/** The props by which a form binds a control: `useDigiForm().field(name)` returns them. */
export type Binding<Control> = {
  name: string;
  inputRef?: RefCallback<Control> | undefined;
  defaultValue?: string | undefined;
  /** Called at every change of the value, by typing, autofill or paste. */
  onInput?: ((event: ChangeEvent<Control>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Control>) => void) | undefined;
};

/** Returns the binding as attributes of the control's element. */
export const bound = <Control,>({ name, inputRef, defaultValue, onInput, onBlur }: Binding<Control>) => ({
  name,
  ref: inputRef,
  defaultValue,
  onChange: onInput,
  onBlur,
});

export type TextFieldProps = FieldProps &
  Binding<HTMLInputElement> & {
    type?: "text" | "email" | "tel";
    inputMode?: "text" | "email" | "tel" | "numeric";
    autoComplete?: string;
    /** The maximum number of characters. Keys beyond it are ignored; what is pasted stays, and the form refuses it. */
    maxLength?: number | undefined;
    /** Cleans the text before its length is measured, where the field has a rule of its own about its length. */
    clean?: ((text: string) => string) | undefined;
    /** True where the field cannot be used yet, and its hint gives the reason. The field can still be focused. */
    disabled?: boolean;
    readOnly?: boolean;
    /** Content that is joined to the start of the input, such as a prefix. */
    leading?: ReactNode;
    /** An example of the format, for a field whose label and hint do not show one. */
    placeholder?: string;
  };

export function TextField(props: TextFieldProps) {
  const { type = "text", inputMode, autoComplete, maxLength, clean, disabled, readOnly, leading, placeholder } = props;
  const { control, ...frame } = useControl(props);
  const isProse = type === "text" && inputMode === undefined;
  const input = (
    <input
      {...control}
      {...bound(props)}
      className="ui-input"
      part="input"
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize={isProse ? undefined : "none"}
      spellCheck={false}
      data-max={clean ? undefined : maxLength}
      onBeforeInput={keyLimit(maxLength, clean)}
      placeholder={placeholder}
      readOnly={readOnly}
      {...(disabled && waiting(disabled))}
    />
  );
  return (
    <Field {...props} {...frame}>
      {leading === undefined ? (
        input
      ) : (
        <div className="ui-control ui-joined">
          <span className="ui-input ui-leading">{leading}</span>
          {input}
        </div>
      )}
    </Field>
  );
}
