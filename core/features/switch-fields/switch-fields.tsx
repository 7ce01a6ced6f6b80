import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import { DateField } from "#core/ui/date-field/date-field.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { whenOpened } from "#core/features/operators/operators.model.ts";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { Bill } from "./bill.tsx";
import * as say from "./switch-fields.messages.ts";
import type { SwitchOperators } from "./switch-operators.model.ts";
import type { SwitchForm } from "./use-switch-form.ts";

type SwitchFieldsProps = Pick<SwitchForm, "form" | "operators" | "operator"> & { model: SwitchOperators };

/** Renders the fields for the details of a move from another operator (C-231, C-232, C-329…C-334), and where the customer finds them. */
export function SwitchFields({ model, form, operators, operator }: SwitchFieldsProps) {
  useSignals();
  // The operators are fetched before the select is opened, because a browser does not show options that arrive while the select is open.
  useEffect(() => void model.open(), [model]);
  const [initial] = useState(operator?.prefix);
  return (
    <>
      <div {...whenOpened("provider", model.open)}>
        <SelectField
          // A new key renders the select anew once its value is among the operators, because a native select cannot hold a value without an
          // option.
          key={String(operators.some(({ prefix }) => prefix === initial))}
          label={say.providerLabel()}
          placeholder={say.providerPlaceholder()}
          options={operators.map(({ prefix, name }) => ({ value: prefix, label: name }))}
          {...form.field("provider")}
        />
      </div>
      <TextField
        label={say.customerNumberLabel()}
        hint={say.customerNumberHint()}
        inputMode="numeric"
        autoComplete="off"
        {...form.field("customer_number")}
      />
      <TextField
        label={say.switchNumberLabel()}
        hint={operator ? say.prefixHint(operator.name, operator.prefix) : say.switchNumberHint()}
        autoComplete="off"
        {...form.field("switch_number")}
      />
      <Disclosure isBox summary={say.billHeading()}>
        <Bill operator={operator?.name} />
      </Disclosure>
      <DateField label={say.endDateLabel()} hint={say.endDateHint()} optional today={model.today.value} {...form.field("end_date")} />
    </>
  );
}

/** Returns the label of each field by its name, in the order in which the fields are rendered. */
export const switchLabels = (): Record<string, string> => ({
  provider: say.providerLabel(),
  customer_number: say.customerNumberLabel(),
  switch_number: say.switchNumberLabel(),
  end_date: say.endDateLabel(),
});
