import { useRef, useState, type ChangeEvent } from "react";
import { codeLength } from "#core/base/values/sent-code.ts";
import { codeOf } from "#core/base/values/typed-code.ts";
import { LightDomFrame, LightDomInput, type LightDomFieldProps } from "#core/forms/light-dom/light-dom-field.tsx";
import { useLightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";

const boxes = [...Array(codeLength)].map((_, box) => box);

type OneTimeCodeProps = Omit<LightDomFieldProps, "type" | "inputMode" | "autoComplete" | "maxLength" | "end">;

/**
 * Renders the field for a one-time code inside a `LightDomForm`: one real input, so that autofill, paste and screen readers handle it,
 * which looks like a row of boxes. The form is submitted by itself when the code is complete, once for each code. When the boxes are full,
 * text that is typed or pasted behind the code begins another code.
 */
export function OneTimeCodeField({ children, ...field }: OneTimeCodeProps) {
  const { name, label, hint, error, onInput } = field;
  const submit = useLightDomSubmit();
  const [count, setCount] = useState(0);
  const sent = useRef("");
  const before = useRef("");

  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    const { digits: code, isSure } = keepCode(event.currentTarget, before.current);
    before.current = code;
    setCount(code.length);
    onInput?.(event);
    // Nothing is sent by itself where a pasted text has several numbers that may be the code.
    if (!isSure || code.length < codeLength || code === sent.current) return;
    sent.current = code;
    submit();
  };

  return (
    <LightDomFrame {...{ name, label, hint, error }} below={children}>
      <div className="ui-code" part="input" data-invalid={error ? true : undefined}>
        <div className="ui-code-boxes" aria-hidden="true">
          {boxes.map((box) => (
            <span key={box} data-next={box === Math.min(count, codeLength - 1) || undefined} />
          ))}
        </div>
        <LightDomInput {...field} onInput={type} keepsCaret inputMode="numeric" autoComplete="one-time-code" />
      </div>
    </LightDomFrame>
  );
}

/**
 * Keeps the code in the input alone, and returns its digits with whether they are sure to be the code. What comes behind a complete code
 * begins another one. The caret stays between the same digits.
 */
function keepCode(input: HTMLInputElement, before: string): { readonly digits: string; readonly isSure: boolean } {
  const { value } = input;
  const start = value.length > codeLength && before.length === codeLength && value.startsWith(before) ? before.length : 0;
  const { digits, isSure } = codeOf(value.slice(start), codeLength);
  const code = digits.slice(0, codeLength);
  if (code !== value) {
    const caret = codeOf(value.slice(start, input.selectionStart ?? undefined), codeLength).digits.length;
    input.value = code;
    input.setSelectionRange(caret, caret);
  }
  return { digits: code, isSure };
}
