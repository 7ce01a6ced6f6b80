import { useContext, useEffect, useRef, type FocusEventHandler, type KeyboardEventHandler, type ReactNode } from "react";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { keyLimit } from "#core/ui/fields/key-limit.ts";
import { Icon } from "#core/ui/base/icon.tsx";
import { InLightDom, LightDomContext, LightDomText } from "./light-dom.tsx";
import { bound, type Binding } from "#core/ui/fields/text-field.tsx";

export type LightDomFieldProps = Omit<Binding<HTMLInputElement>, "onBlur"> & {
  label: string;
  hint?: string | undefined;
  /** A text for screen readers, with the information that `children` shows to other visitors. */
  note?: string | undefined;
  error?: string | undefined;
  type?: "text" | "email" | "tel" | "password";
  inputMode?: "text" | "email" | "tel" | "numeric";
  autoComplete: string;
  maxLength?: number | undefined;
  readOnly?: boolean | undefined;
  /**
   * The field takes the focus when it appears, and again whenever this number changes. Its text is selected, and its form's heading is
   * scrolled into view.
   */
  takesFocus?: number | undefined;
  /** True where no text is selected when the field takes the focus, and the caret is placed at the end of the text instead. */
  keepsCaret?: boolean | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  onKeyUp?: KeyboardEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Content at the end of the input, inside the field's border. */
  end?: ReactNode;
  /** Content between the input and its error. */
  children?: ReactNode;
};

/**
 * Renders a text field inside a `LightDomForm`. Its label, input, hint and error are children of the host; the elements around them are in
 * the shadow root.
 */
export function LightDomField(props: LightDomFieldProps) {
  const { name, label, hint, error, readOnly, end, children } = props;
  return (
    <LightDomFrame {...{ name, label, hint, error }} below={children}>
      <div className="ui-light" part="input" data-invalid={error ? true : undefined} data-locked={readOnly || undefined}>
        <LightDomInput {...props} />
        {end}
      </div>
    </LightDomFrame>
  );
}

type LightDomFrameProps = Pick<LightDomFieldProps, "name" | "label" | "hint" | "error"> & { below?: ReactNode; children: ReactNode };

/** Lays out a field: the label at the top, the hint under the label, the error under the control. */
export function LightDomFrame({ name, label, hint, error, below, children }: LightDomFrameProps) {
  const { prefix, lang } = useContext(LightDomContext);
  const id = `${prefix}-${name}`;
  return (
    <div className="ui-field" part="field">
      <div className="ui-label" part="label">
        <slot name={`${id}-label`} />
        <InLightDom name={`${name}-label`}>
          <label id={`${id}-label`} slot={`${id}-label`} htmlFor={id} lang={lang}>
            {label}
          </label>
        </InLightDom>
      </div>
      {hint && (
        <div className="ui-quiet-text">
          <slot name={`${id}-hint`} />
          <LightDomText name={`${name}-hint`}>{hint}</LightDomText>
        </div>
      )}
      {children}
      {below}
      {error && (
        <div className="ui-error" part="error">
          <Icon name="alert" />
          <div>
            <slot name={`${id}-error`} />
            <LightDomText name={`${name}-error`}>{error}</LightDomText>
          </div>
        </div>
      )}
    </div>
  );
}

/** Renders the input alone, in its slot, with its note for screen readers. */
export function LightDomInput(props: LightDomFieldProps) {
  const { prefix } = useContext(LightDomContext);
  const { name, note } = props;
  const id = `${prefix}-${name}`;
  return (
    <>
      <slot name={id} />
      <InLightDom name={name}>
        <Input {...props} />
      </InLightDom>
      {note && (
        <div className="ui-hidden">
          <slot name={`${id}-note`} />
          <LightDomText name={`${name}-note`}>{note}</LightDomText>
        </div>
      )}
    </>
  );
}

function Input(props: LightDomFieldProps) {
  const { name, hint, note, error, inputRef, takesFocus, keepsCaret } = props;
  const { type = "text", inputMode, autoComplete, maxLength, readOnly, onKeyDown, onKeyUp } = props;
  const { prefix, lang } = useContext(LightDomContext);
  const id = `${prefix}-${name}`;
  const texts = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(" ");
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = element.current;
    if (takesFocus === undefined || !input) return;
    focusControl(input, true);
    if (keepsCaret) input.setSelectionRange(99, 99); // The position is greater than any text's length, so the caret is placed at the end.
    else input.select();
  }, [takesFocus, keepsCaret]);
  return (
    <input
      id={id}
      slot={id}
      form={`${prefix}-form`}
      lang={lang}
      aria-describedby={texts || undefined}
      aria-invalid={error ? true : undefined}
      aria-required
      {...bound(props)}
      ref={(input) => {
        element.current = input;
        inputRef?.(input);
      }}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      data-max={maxLength}
      onBeforeInput={keyLimit(maxLength)}
      readOnly={readOnly}
    />
  );
}
