import { RadioGroup, type RadioGroupProps } from "#core/ui/radio-group/radio-group.tsx";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import * as say from "./start-question.messages.ts";
import { startName, type FirstStart } from "./start-question.rules.ts";

type StartQuestionProps = {
  /** The first possible days of the ordered products. Products whose day is not known are left out. */
  readonly starts: readonly FirstStart[];
  /** The first day after the 14 days in which the order can be withdrawn. */
  readonly laterFrom: CalendarDate;
  /** True where the visitor has tried to continue without an answer. */
  readonly isMissing: boolean;
  readonly language: Language;
} & Pick<RadioGroupProps, "value" | "defaultValue" | "onInput" | "onBlur" | "inputRef">;

/**
 * Renders the question when the order should start (decisions §14). Both answers are lawful. Only a customer who expressly asks for an
 * early start gets a service before the 14 days of withdrawal are over (EU Consumer Rights Directive, art. 7(3), 8(8)). No answer is
 * preselected. The caller holds the value, or binds the question to a form.
 */
export function StartQuestion({ starts, laterFrom, isMissing, language, value, defaultValue, ...control }: StartQuestionProps) {
  return (
    <RadioGroup
      label={say.startLabel()}
      name={startName}
      options={[
        { value: "early", label: say.soonText(starts, language), hint: say.soonHint() },
        { value: "later", label: say.laterText(formatDate(laterFrom, language)), hint: say.laterHint() },
      ]}
      {...(value === undefined ? { defaultValue } : { value })}
      inputRef={control.inputRef}
      onInput={control.onInput}
      onBlur={control.onBlur}
      error={isMissing ? say.missingStartText() : undefined}
    />
  );
}
