import { useEffect, useState } from "react";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import type { MobileLine, Operator } from "#core/domain/bundle/bundle.schema.ts";
import type { LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import { whenOpened } from "#core/domain/mobile-line/operators.model.ts";
import { operatorsOf } from "#core/domain/mobile-line/operators.rules.ts";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { phonePrefix } from "#core/base/values/limits.ts";
import { mobilePattern } from "#core/base/values/mobile-number.ts";
import { simNumberMaxLength } from "#core/base/values/sim-number.ts";
import * as say from "./line.messages.ts";
import type { LineForm } from "./answers.view.tsx";

type KeptNumberProps = {
  form: LineForm["form"];
  answers: LineAnswers;
  operators: readonly Operator[];
  /** Called when the operators are about to be looked at. */
  onOpen: () => Promise<void>;
  /** True where the bundle is ordered on another site. */
  handsOver: boolean;
};

/** The maximum length of the number field: space for 10 digits with the spaces and dots that people write. */
const longestWriting = 20;

/** Draws the questions about a number that is moved over (C-144, C-305…C-310). */
export function KeptNumber({ form, answers, operators, onOpen, handsOver }: KeptNumberProps) {
  // Fetched before the select is opened: a list that arrives while the select is open is not shown in it.
  useEffect(() => void onOpen(), [onOpen]);
  const [initial] = useState(answers.provider);
  return (
    <div className="line-kept" {...whenOpened("provider", onOpen)}>
      {handsOver && <p className="ui-quiet-text">{say.notStoredText()}</p>}
      <FieldRow>
        <TextField
          label={say.numberLabel()}
          hint={say.numberHint()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          leading={phonePrefix}
          placeholder={mobilePattern}
          {...form.field("number", { maxLength: longestWriting })}
        />
        <SelectField
          // A native select cannot hold a value that is not in its list yet.
          key={String(operators.some(({ id }) => id === initial))}
          label={say.providerLabel()}
          placeholder={say.providerPlaceholder()}
          options={operators.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field("provider")}
        />
      </FieldRow>
      <RadioGroup label={say.prepaidLabel()} options={yesOrNo()} layout="row" {...form.field("subscription")} />
      {answers.subscription === "yes" && (
        <TextField
          label={say.simCardLabel()}
          hint={say.simCardHint()}
          inputMode="numeric"
          autoComplete="off"
          {...form.field("current_sim_card", { maxLength: simNumberMaxLength })}
        />
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
      <CheckboxField label={say.numberAgreeText()} {...form.check("number_agree")} />
    </div>
  );
}

const yesOrNo = () => [
  { value: "yes", label: say.yesText() },
  { value: "no", label: say.noText() },
];

/** Returns the operators of the API with 'Others', and that of the line that is changed: the list may be on its way, or fail to load. */
export function operatorsWith(names: readonly string[], edited: MobileLine | undefined): readonly Operator[] {
  const listed = operatorsOf(names, say.othersText());
  const own = edited?.portability_provider;
  return own && own.id !== "" && !listed.some(({ id }) => id === own.id) ? [own, ...listed] : listed;
}
