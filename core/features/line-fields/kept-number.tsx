import { useEffect, useState } from "react";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import type { MobileLine, Operator } from "#core/domain/bundle/bundle.schema.ts";
import type { LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import { whenOpened } from "#core/features/operators/operators.model.ts";
import { operatorsOf } from "#core/domain/mobile-line/operators.rules.ts";
import { SimNumberField } from "#core/ui/number-fields/sim-number-field.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { phoneDigits, phonePrefix } from "#core/base/values/limits.ts";
import { mobilePattern } from "#core/base/values/mobile-number.ts";
import { normalizePhone } from "#core/base/values/phone.ts";
import * as say from "./line-fields.messages.ts";
import type { LineForm } from "./use-line-form.ts";

type KeptNumberProps = {
  form: LineForm["form"];
  answers: LineAnswers;
  operators: readonly Operator[];
  /** Called when the visitor is about to open the list of operators. */
  onOpen: () => Promise<void>;
  /** The text above the questions. */
  note?: string | undefined;
};

/** Draws the questions about a mobile number that is moved from another operator (C-144, C-305…C-310). */
export function KeptNumber({ form, answers, operators, onOpen, note }: KeptNumberProps) {
  // The operators are fetched before the select is opened, because a browser does not show options that arrive while the select is open.
  useEffect(() => void onOpen(), [onOpen]);
  const [initial] = useState(answers.provider);
  return (
    <div className="ui-line-kept" {...whenOpened("provider", onOpen)}>
      {note !== undefined && <p className="ui-quiet-text">{note}</p>}
      <FieldRow>
        <TextField
          label={say.numberLabel()}
          hint={say.numberHint()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          leading={phonePrefix}
          placeholder={mobilePattern}
          {...form.field("number", { maxLength: phoneDigits })}
          clean={normalizePhone}
        />
        <SelectField
          // A new key renders the select anew once its value is among the operators, because a native select cannot hold a value without an
          // option.
          key={String(operators.some(({ id }) => id === initial))}
          label={say.providerLabel()}
          placeholder={say.providerPlaceholder()}
          options={operators.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field("provider")}
        />
      </FieldRow>
      {/* These questions are drawn anew each time a number is kept, and then show the present answers, not the first ones. */}
      <RadioGroup
        label={say.prepaidLabel()}
        options={yesOrNo()}
        layout="row"
        {...form.field("subscription")}
        value={answers.subscription}
      />
      {answers.subscription === "yes" && (
        <SimNumberField label={say.simCardLabel()} hint={say.simCardHint()} {...form.field("current_sim_card")} />
      )}
      {answers.subscription === "no" && (
        <TextField
          label={say.customerNumberLabel()}
          hint={say.customerNumberHint()}
          inputMode="numeric"
          autoComplete="off"
          {...form.field("customer_number")}
        />
      )}
      <CheckboxField label={say.numberAgreeText()} {...form.check("number_agree")} defaultChecked={answers.number_agree === "1"} />
    </div>
  );
}

const yesOrNo = () => [
  { value: "yes", label: say.yesText() },
  { value: "no", label: say.noText() },
];

/**
 * Returns the operators of the API with 'Others', and with the operator of the line that is changed, because the list may still be loading
 * or may fail to load.
 */
export function operatorsWith(names: readonly string[], edited: MobileLine | undefined): readonly Operator[] {
  const listed = operatorsOf(names, say.othersText());
  const own = edited?.portability_provider;
  return own && own.id !== "" && !listed.some(({ id }) => id === own.id) ? [own, ...listed] : listed;
}
