import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import { afterPress } from "#core/platform/after-press.ts";
import type { Bundle, Operator } from "#core/domain/bundle/bundle.schema.ts";
import type { LandlineCode } from "#core/base/values/landline-codes.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { operatorsOf } from "#core/domain/mobile-line/operators.rules.ts";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { isLandlineNumber, landlinePattern, normalizeLandline } from "#core/base/values/landline-number.ts";
import type { Operators } from "#core/features/operators/operators.model.ts";
import * as say from "./landline-fields.messages.ts";

type LandlineFieldsProps = {
  readonly operators: Operators<string>;
  readonly answers: Pick<Bundle["landline"], "currentPhone" | "phoneProvider" | "landline_agree">;
  /** The text that the visitor has typed in the number field. */
  readonly typed: string;
  /** The problems of the answers; empty until the visitor has pressed the order button. */
  readonly problems: readonly LandlineCode[];
  /** The API's message about the number, where the API refuses the number. */
  readonly numberError?: string | undefined;
  /** The text above the fields of a kept number. */
  readonly note?: string | undefined;
  readonly onKeep: (isKept: boolean) => void;
  readonly onType: (number: string) => void;
  readonly onOperator: (operator: Operator | null) => void;
  readonly onAgree: (isAgreed: boolean) => void;
};

/** Renders the question whether the landline gets a new number or keeps one (C-272…C-275, decisions §3). */
export function LandlineFields(props: LandlineFieldsProps) {
  useSignals();
  const { answers, problems, onKeep } = props;
  const errorOf = (code: LandlineCode): string | undefined => (problems.includes(code) ? say.landlineProblem(code) : undefined);
  const { currentPhone } = answers;
  return (
    <div className="ui-landline">
      <RadioGroup
        label={say.choiceLabel()}
        options={choices()}
        layout="cards"
        name="landline_phone"
        value={currentPhone === null ? "" : currentPhone ? "keep-phone" : "new-phone"}
        onInput={({ currentTarget }) => onKeep(currentTarget.value === "keep-phone")}
        error={errorOf("selectedPhone")}
      />
      {currentPhone && <KeptNumber {...props} errorOf={errorOf} />}
    </div>
  );
}

type KeptNumberProps = LandlineFieldsProps & { errorOf: (code: LandlineCode) => string | undefined };

function KeptNumber(props: KeptNumberProps) {
  const { operators, answers, note, onAgree, errorOf } = props;
  const { open } = operators;
  // The operators are fetched before the select is opened, because a browser does not show options that arrive while the select is open.
  useEffect(() => void open(), [open]);
  const digits = normalizeLandline(props.typed);
  const isWhole = isLandlineNumber(digits) && answers.phoneProvider !== null && answers.landline_agree;
  const consent = useShown<HTMLInputElement>((box) => (box.checked = answers.landline_agree));
  return (
    <div
      className="ui-landline-kept"
      data-unfinished={!isWhole || undefined}
      onFocus={({ target }) => "name" in target && target.name === "landline_provider" && void open()}
    >
      {note !== undefined && <p className="ui-quiet-text">{note}</p>}
      <FieldRow>
        <NumberField {...props} />
        <OperatorField {...props} />
      </FieldRow>
      <CheckboxField
        label={say.consentText()}
        name="landline_agree"
        defaultChecked={answers.landline_agree}
        inputRef={consent.ref}
        onBlur={consent.show}
        onInput={({ currentTarget }) => onAgree(currentTarget.checked)}
        error={errorOf("agree")}
      />
    </div>
  );
}

function NumberField({ typed, numberError, onType, errorOf }: KeptNumberProps) {
  const [hasLeft, setLeft] = useState(false);
  const number = useShown<HTMLInputElement>((input) => (input.value = typed));
  const digits = normalizeLandline(typed);
  const isWrong = hasLeft && digits !== "" && !isLandlineNumber(digits);
  return (
    <TextField
      label={say.numberLabel()}
      hint={say.numberHint()}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder={landlinePattern}
      name="landline_number"
      defaultValue={typed}
      onInput={({ currentTarget }) => {
        setLeft(false);
        onType(currentTarget.value);
      }}
      inputRef={number.ref}
      onBlur={() => {
        afterPress(() => setLeft(true));
        number.show();
      }}
      error={errorOf("phoneNumber") ?? errorOf("landlinePhone") ?? (isWrong ? say.landlineProblem("landlinePhone") : numberError)}
    />
  );
}

function OperatorField({ operators: { list }, answers: { phoneProvider }, onOperator, errorOf }: KeptNumberProps) {
  useSignals();
  const operator = useShown<HTMLSelectElement>((select) => (select.value = phoneProvider?.id ?? ""));
  const listed = operatorsOf(list.value, say.othersText());
  const operators = phoneProvider && !listed.some(({ id }) => id === phoneProvider.id) ? [phoneProvider, ...listed] : listed;
  return (
    <SelectField
      // A new key renders the select anew once the operators have arrived, because a native select cannot hold a value that is not among
      // its options.
      key={String(list.value.length > 0)}
      label={say.operatorLabel()}
      placeholder={say.operatorPlaceholder()}
      options={operators.map(({ id, name }) => ({ value: id, label: name }))}
      name="landline_provider"
      defaultValue={phoneProvider?.id ?? ""}
      inputRef={operator.ref}
      onBlur={operator.show}
      onInput={({ currentTarget }) => onOperator(operators.find(({ id }) => id === currentTarget.value) ?? null)}
      error={errorOf("mobileProvider")}
    />
  );
}

/**
 * Writes a value that another tab has changed into the field; where the field has focus, only after it has lost focus. Returns the `ref` of
 * the field, and `show`, which writes the value.
 */
function useShown<Control extends HTMLElement>(enter: (control: Control) => void) {
  const control = useRef<Control | null>(null);
  const show = (): void => {
    if (control.current) enter(control.current);
  };
  useEffect(() => {
    const { current } = control;
    if ((current?.getRootNode() as ShadowRoot | undefined)?.activeElement !== current) show();
  });
  return { ref: (element: Control | null) => void (control.current = element), show };
}

const choices = () => [
  { value: "new-phone", label: say.newNumberText(), hint: say.newNumberHint() },
  { value: "keep-phone", label: say.keepNumberText(), hint: say.keepNumberHint() },
];
