import { TextField, type TextFieldProps } from "#core/ui/fields/text-field.tsx";
import { normalizeSimNumber, simNumberMaxLength } from "#core/base/values/sim-number.ts";

type SimNumberFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "autoComplete" | "maxLength" | "clean">;

/**
 * Renders the field for the number on a SIM card (C-309). The blanks and dashes between the groups on the card are no part of the number
 * and do not count.
 */
export const SimNumberField = (props: SimNumberFieldProps) => (
  <TextField {...props} inputMode="numeric" autoComplete="off" maxLength={simNumberMaxLength} clean={normalizeSimNumber} />
);
