/** The fields of the number in the street and of the box in the building. */
import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import { writtenNumber } from "#core/domain/address/written-address.rules.ts";
import { Combobox } from "#core/ui/combobox/combobox.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { cleanBox } from "#core/base/values/box.ts";
import { boxMaxLength, numberMinLength } from "#core/base/values/limits.ts";
import { problemText, smaller, type AddressFieldProps } from "./address-field.ts";
import * as say from "./address.messages.ts";
import { createFocusTransfer } from "./focus-transfer.ts";
import { itemsOf, lengthToList } from "./lookup.tsx";

/** The on-screen keyboard for the box. */
export type BoxKeys = "numeric" | undefined;

export function NumberField({ model, maxLength }: AddressFieldProps) {
  useSignals();
  const { street, number } = model.fields.value;
  const numbers = model.numbers.state.value;
  return (
    <Combobox
      label={say.numberLabel()}
      hint={say.numberHint()}
      error={problemText(model.problems.value.number)}
      name="number"
      value={number.text}
      onQueryChange={model.typeNumber}
      onSelect={model.chooseNumber}
      items={itemsOf(numbers)}
      itemToString={(item) => item.number}
      itemToKey={(item) => item.fttbId}
      writtenOf={(text) => writtenNumber(text).number.replace(/\s/g, "")}
      loading={numbers.kind === "asking"}
      chosen={number.chosen !== undefined}
      minLength={lengthToList(numbers, numberMinLength)}
      maxLength={maxLength}
      disabled={!street.chosen}
      reason={say.streetFirst()}
    />
  );
}

/** Renders the box: a select where the boxes of the building are known, else a text field. */
export function BoxField({ model, maxLength, inputMode }: AddressFieldProps & { inputMode: BoxKeys }) {
  useSignals();
  const { number, box } = model.fields.value;
  const { chosen } = number;
  const shared = {
    inputRef: useState(createFocusTransfer)[0],
    label: say.boxLabel(),
    error: problemText(model.problems.value.box),
    optional: true,
    name: "box",
    defaultValue: box,
  };
  if (chosen?.boxes?.length) {
    const options = chosen.boxes.map((value) => ({ value, label: value }));
    return (
      <SelectField
        {...shared}
        key={chosen?.fttbId}
        options={options}
        placeholder={say.noBoxText()}
        onInput={(event) => model.typeBox(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      key={chosen?.fttbId}
      hint={chosen ? undefined : say.numberFirst()}
      disabled={!chosen}
      maxLength={smaller(boxMaxLength, maxLength)}
      clean={cleanBox}
      inputMode={inputMode}
      onInput={(event) => model.typeBox(event.currentTarget.value)}
    />
  );
}
