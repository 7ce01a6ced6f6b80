import type { ChangeEvent } from "react";
import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { bound, type Binding } from "#core/ui/fields/text-field.tsx";
import { keyLimit } from "#core/ui/fields/key-limit.ts";
import { Doubt, useDoubt } from "#core/ui/doubt/doubt.tsx";
import { ibanMaxLength, isDoubtfulIban, meantIban, normalizeIban, type IbanKind } from "#core/base/values/iban.ts";
import { ibanDoubtText, ibanHint, ibanSlipText } from "./iban-field.messages.ts";

type IbanFieldProps = FieldProps &
  Binding<HTMLInputElement> & {
    /** The numbers that the field accepts, as the option `data-iban` says. */
    kind?: IbanKind;
  };

/**
 * Renders the field for an account number. Wrong check digits cause a warning when the field is left, but do not prevent sending (decisions
 * §3): the visitor decides. Autocomplete is off, because browsers should not store account numbers.
 */
export function IbanField({ kind = "sepa", ...field }: IbanFieldProps) {
  const props = { hint: ibanHint(), ...field };
  const { doubt, onInput, onBlur } = useDoubt(field, doubtOf);
  const { control, noteId, ...frame } = useControl(props, doubt !== undefined);
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    tidy(event.currentTarget);
    onInput(event);
  };
  return (
    <Field {...props} {...frame}>
      <input
        {...control}
        {...bound({ ...props, onInput: type, onBlur })}
        className="ui-input"
        part="input"
        type="text"
        onBeforeInput={keyLimit(ibanMaxLength[kind], normalizeIban)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {doubt !== undefined && <Doubt id={noteId} text={doubt} />}
    </Field>
  );
}

function doubtOf(typed: string): string | undefined {
  if (!isDoubtfulIban(typed)) return undefined;
  const meant = meantIban(typed);
  return meant === undefined ? ibanDoubtText() : ibanSlipText(meant);
}

/** Puts the country code in capitals (C-338). The caret stays in place. */
function tidy(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const tidied = value.replace(/^\s*[a-z]{1,2}/i, (country) => country.toUpperCase());
  if (tidied === value) return;
  input.value = tidied;
  input.setSelectionRange(selectionStart, selectionStart);
}
