import type { ChangeEvent, FocusEvent, ReactNode, RefCallback } from "react";
import { Field, useControl, type FieldProps } from "./field.tsx";

/** What a form binds to a control: `useDigiForm().field(name)`. */
export type Binding<Control> = {
  name: string;
  inputRef?: RefCallback<Control> | undefined;
  defaultValue?: string | undefined;
  /** Every change, by typing, autofill or paste. */
  onInput?: ((event: ChangeEvent<Control>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Control>) => void) | undefined;
};

export type TextFieldProps = FieldProps &
  Binding<HTMLInputElement> & {
    type?: "text" | "email" | "tel";
    inputMode?: "text" | "email" | "tel" | "numeric";
    autoComplete?: string;
    /** The browser cuts what is typed or pasted beyond it. */
    maxLength?: number | undefined;
    disabled?: boolean;
    readOnly?: boolean;
    /** Stands joined before the input. */
    leading?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const {
    name,
    inputRef,
    defaultValue,
    onInput,
    onBlur,
    type = "text",
    inputMode,
    autoComplete,
    maxLength,
    disabled,
    readOnly,
    leading,
  } = props;
  const { control, ...frame } = useControl(props);
  const isProse = type === "text" && inputMode === undefined;
  const input = (
    <input
      {...control}
      className="ui-input"
      part="input"
      name={name}
      ref={inputRef}
      defaultValue={defaultValue}
      onChange={onInput}
      onBlur={onBlur}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize={isProse ? undefined : "none"}
      spellCheck={false}
      maxLength={maxLength}
      disabled={disabled}
      readOnly={readOnly}
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
