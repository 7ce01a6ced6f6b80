import { useState, type ChangeEvent, type FocusEvent } from "react";
import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { bound, type Binding } from "#core/ui/fields/text-field.tsx";
import { keyLimit } from "#core/ui/fields/key-limit.ts";
import { afterPress } from "#core/platform/after-press.ts";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
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
  /** The number with wrong check digits that the field had when it was left. */
  const [doubtful, setDoubtful] = useState<string>();
  const props = { hint: ibanHint(), ...field };
  const { control, noteId, ...frame } = useControl(props, doubtful !== undefined);
  const announcer = useAnnouncer();
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    tidy(event.currentTarget);
    setDoubtful(undefined);
    field.onInput?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    field.onBlur?.(event);
    const { value } = event.currentTarget;
    if (doubtful !== undefined || !isDoubtfulIban(value)) return;
    // The doubt is a line between the field and what was pressed, so it waits until the press has its effect.
    afterPress(() => {
      setDoubtful(value);
      announcer.announce(doubtText(value));
    });
  };
  return (
    <Field {...props} {...frame}>
      <input
        {...control}
        {...bound({ ...props, onInput: type, onBlur: leave })}
        className="ui-input"
        part="input"
        type="text"
        onBeforeInput={keyLimit(ibanMaxLength[kind], normalizeIban)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {doubtful !== undefined && (
        <p className="ui-doubt" id={noteId}>
          <Icon name="warning" />
          <span>{doubtText(doubtful)}</span>
        </p>
      )}
    </Field>
  );
}

function doubtText(typed: string): string {
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
