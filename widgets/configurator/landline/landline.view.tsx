import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import type { Bundle, Operator } from "#core/domain/bundle/bundle.schema.ts";
import type { SectionCode } from "#core/domain/eligibility/section-problems.rules.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { operatorsOf } from "#core/domain/mobile-line/operators.rules.ts";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { isLandlineNumber, landlinePattern, normalizeLandline } from "#core/base/values/landline-number.ts";
import * as say from "./landline.messages.ts";
import type { Model } from "./landline.model.ts";
import type { part } from "./landline.part.ts";

type Problem = Exclude<SectionCode, "selectedCard">;

type LandlineProps = PartViewProps<Model, typeof part> & {
  readonly answers: Bundle["landline"];
  /** The text in the number field. */
  readonly typed: string;
  /** The problems of the answers; empty until the visitor has pressed the order button. */
  readonly problems: readonly Problem[];
  readonly onKeep: (isKept: boolean) => void;
  readonly onType: (number: string) => void;
  readonly onOperator: (operator: Operator | null) => void;
  readonly onAgree: (isAgreed: boolean) => void;
};

/**
 * The maximum length of the number field in characters. It leaves space for 10 digits with the spaces and dots that people write, and for
 * longer input, which is reported as wrong rather than cut off.
 */
const longestWriting = 20;

/** Draws the question whether the landline gets a new number or keeps one (C-272…C-275, decisions §3). */
export function View(props: LandlineProps) {
  useSignals();
  const { answers, problems, onKeep } = props;
  const errorOf = (code: Problem): string | undefined => (problems.includes(code) ? say.landlineProblem(code) : undefined);
  const { currentPhone } = answers;
  return (
    <div className="landline">
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

type KeptNumberProps = LandlineProps & { errorOf: (code: Problem) => string | undefined };

function KeptNumber(props: KeptNumberProps) {
  const { model, answers, onAgree, errorOf } = props;
  const { open } = model.operators;
  // The operators are fetched before the select is opened, because a browser does not show options that arrive while the select is open.
  useEffect(() => void open(), [open]);
  const digits = normalizeLandline(props.typed);
  const isWhole = isLandlineNumber(digits) && answers.phoneProvider !== null && answers.landline_agree;
  const consent = useShown<HTMLInputElement>((box) => (box.checked = answers.landline_agree));
  return (
    <div
      className="landline-kept"
      data-unfinished={!isWhole || undefined}
      onFocus={({ target }) => "name" in target && target.name === "landline_provider" && void open()}
    >
      {model.handsOver() && <p className="ui-quiet-text">{say.notStoredText()}</p>}
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

function NumberField({ typed, onType, errorOf }: KeptNumberProps) {
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
      maxLength={longestWriting}
      onInput={({ currentTarget }) => {
        setLeft(false);
        onType(currentTarget.value);
      }}
      inputRef={number.ref}
      onBlur={() => {
        setLeft(true);
        number.show();
      }}
      error={errorOf("phoneNumber") ?? errorOf("landlinePhone") ?? (isWrong ? say.landlineProblem("landlinePhone") : undefined)}
    />
  );
}

function OperatorField({ model, answers: { phoneProvider }, onOperator, errorOf }: KeptNumberProps) {
  useSignals();
  const { list } = model.operators;
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
