import type { InputEvent } from "react";
import { TextField, type TextFieldProps } from "#core/ui/fields/text-field.tsx";
import { normalizeSimNumber, simNumberMaxLength } from "#core/base/values/sim-number.ts";

type SimNumberFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "autoComplete" | "maxLength" | "onBeforeInput">;

/**
 * Renders the field for the number on a SIM card. It has no maximum length in characters, because the blanks and dashes between the groups
 * on the card are no part of the number: a limit would cut its last digits.
 */
export const SimNumberField = (props: SimNumberFieldProps) => (
  <TextField {...props} inputMode="numeric" autoComplete="off" onBeforeInput={stopBeyondLast} />
);

/**
 * Keeps a key from adding a digit to a number that has all its digits (C-309). A pasted number is not cut, since the rest of one that is
 * too long may be valid: the form says that it is too long (decisions §3).
 */
function stopBeyondLast(event: InputEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const isAdded = selectionStart === selectionEnd && /^\d$/.test(event.data);
  if (isAdded && normalizeSimNumber(value).length >= simNumberMaxLength) event.preventDefault();
}
