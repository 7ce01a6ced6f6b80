import { useRef, useState, type ChangeEvent } from "react";
import { codeLength } from "#core/base/values/sent-code.ts";
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
    const code = (before.current = keepDigits(event.currentTarget, before.current));
    setCount(code.length);
    onInput?.(event);
    if (code.length < codeLength || code === sent.current) return;
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
 * Removes everything but digits from the input's text, such as the spaces of a pasted code, and returns the digits. Where there are too
 * many, those that were in the field before are dropped. The caret stays between the same digits.
 */
function keepDigits(input: HTMLInputElement, before: string): string {
  const digits = (text: string): string => text.replace(/\D/g, "");
  const typed = digits(input.value);
  const start = typed.length > codeLength && typed.startsWith(before) ? before.length : 0;
  const code = typed.slice(start, start + codeLength);
  if (code !== input.value) {
    const caret = digits(input.value.slice(0, input.selectionStart ?? undefined)).length - start;
    input.value = code;
    input.setSelectionRange(caret, caret);
  }
  return code;
}
