/**
 * The answers of a mobile line's form as the visitor gives them. Where an answer removes other questions, the answers to these questions
 * are emptied at once.
 */
import { useRef, useState } from "react";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { clearedBy } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineFields, type lineForm, type LineAnswers, type LineField } from "#core/domain/mobile-line/line-form.schema.ts";
import { simNumberMessage } from "#core/ui/number-fields/sim-number-field.messages.ts";
import { phoneMessage } from "#core/ui/number-fields/phone.messages.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { lineMessage } from "./line-fields.messages.ts";

type LineFormOptions = {
  struct: ReturnType<typeof lineForm>;
  announcer: Announcer;
  answers: LineAnswers;
  onAnswers: (answers: LineAnswers) => void;
};

export type LineForm = ReturnType<typeof useLineForm>;

/** Returns the form of a line, its answers, and the function that takes the answer of a choice that is no native form field. */
export function useLineForm({ struct, announcer, answers: first, onAnswers }: LineFormOptions) {
  const [answers, setAnswers] = useState(first);
  const current = useRef(first);
  const take = (next: LineAnswers): void => {
    current.current = next;
    setAnswers(next);
    onAnswers(next);
  };
  /** Takes a change of `field`, and empties the answers whose questions the change removes, also in the form. */
  const follow = (field: LineField, typed: LineAnswers): void => {
    const cleared = clearedBy(field, typed[field]);
    for (const name of cleared) form.setValue(name, "");
    take({ ...typed, ...Object.fromEntries(cleared.map((name) => [name, ""])) });
  };
  const form = useDigiForm<LineAnswers>({
    struct,
    defaultValues: first,
    announcer,
    messagesOf: [lineMessage, simNumberMessage, phoneMessage],
    onValues(values) {
      const typed = { ...current.current, ...textsOf(values) };
      const changed = lineFields.find((name) => typed[name] !== current.current[name]);
      if (changed) follow(changed, typed);
    },
  });
  return {
    form,
    answers,
    /** Takes the answer of a choice that is not a native form field. */
    answer(field: LineField, value: string): void {
      form.setValue(field, value);
      follow(field, { ...current.current, [field]: value });
    },
  };
}

/** Returns the form's values as texts. A checkbox that is not ticked has no text and becomes an empty string. */
const textsOf = (values: Readonly<Record<string, unknown>>): Partial<LineAnswers> =>
  Object.fromEntries(lineFields.map((name) => [name, typeof values[name] === "string" ? values[name] : ""]));
