import { useState, type ChangeEvent, type FocusEvent } from "react";
import { Field, Hint, useControl, type FieldProps } from "#core/fields/field.tsx";
import { bound, type Binding } from "#core/fields/text-field.tsx";
import { useAnnouncer } from "#core/ui/live-region.tsx";
import { isDoubtfulIban } from "#core/values/iban.ts";
import { ibanDoubtText, ibanHint } from "./iban-field.messages.ts";

/**
 * An account number. Wrong check digits are said when the field is left, and keep nobody from sending it (decisions §3): the visitor
 * decides. It is no text that a browser may know, so none is offered.
 */
export function IbanField(field: FieldProps & Binding<HTMLInputElement>) {
  const [isDoubtful, setDoubtful] = useState(false);
  const props = { hint: ibanHint(), ...field };
  const { control, noteId, ...frame } = useControl(props, isDoubtful);
  const announcer = useAnnouncer();
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    setDoubtful(false);
    field.onInput?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    field.onBlur?.(event);
    const isNew = !isDoubtful && isDoubtfulIban(event.currentTarget.value);
    if (!isNew) return;
    setDoubtful(true);
    announcer.announce(ibanDoubtText());
  };
  return (
    <Field {...props} {...frame}>
      <input
        {...control}
        {...bound({ ...props, onInput: type, onBlur: leave })}
        className="ui-input"
        part="input"
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isDoubtful && <Hint id={noteId}>{ibanDoubtText()}</Hint>}
    </Field>
  );
}
