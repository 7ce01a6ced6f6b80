import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import * as say from "./start-question.messages.ts";
import { startName, type FirstStart } from "./start-question.rules.ts";

type StartQuestionProps = {
  /** The first days of what is ordered; without those that are not known. */
  readonly starts: readonly FirstStart[];
  /** The first day after the 14 days in which the order can be withdrawn. */
  readonly laterFrom: CalendarDate;
  /** True for an early start, false for a later one; null before the visitor has answered. No answer is preselected. */
  readonly answer: boolean | null;
  readonly onAnswer: (startEarly: boolean) => void;
  /** True where the visitor wants to go on without an answer. */
  readonly isMissing: boolean;
  readonly language: Language;
};

/**
 * Renders the question when to start (decisions §14). Either answer is lawful: only a customer who expressly asks for it gets anything
 * before the 14 days to withdraw are over (CRD art. 7(3), 8(8)).
 */
export function StartQuestion({ starts, laterFrom, answer, onAnswer, isMissing, language }: StartQuestionProps) {
  return (
    <RadioGroup
      label={say.startLabel()}
      name={startName}
      options={[
        { value: "early", label: say.soonText(starts, language), hint: say.soonHint() },
        { value: "later", label: say.laterText(formatDate(laterFrom, language)), hint: say.laterHint() },
      ]}
      value={answer === null ? "" : answer ? "early" : "later"}
      onInput={({ currentTarget }) => onAnswer(currentTarget.value === "early")}
      error={isMissing ? say.missingStartText() : undefined}
    />
  );
}
