/**
 * The answers of a mobile line's form as the visitor gives them. Where an answer removes other questions, the answers to these questions
 * are emptied at once.
 */
import { useRef, useState } from "react";
import { useDigiForm, type FormOptions } from "#core/forms/form/use-digi-form.ts";
import { clearedBy } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineFields, type AnswersWith, type LineField } from "#core/domain/mobile-line/line-form.schema.ts";
import { simNumberMessage } from "#core/ui/number-fields/sim-number-field.messages.ts";
import { phoneMessage } from "#core/ui/number-fields/phone.messages.ts";
import { lineMessage } from "./line-fields.messages.ts";

type LineFormOptions<More extends string> = Pick<FormOptions<AnswersWith<More>>, "struct" | "announcer" | "failure" | "messagesOf"> & {
  /** The names of the form's fields that are not questions of the line. */
  more?: readonly More[];
  answers: AnswersWith<More>;
  onAnswers: (answers: AnswersWith<More>) => void;
};

export type LineForm = ReturnType<typeof useLineForm<never>>;

/** Returns the form of a line, its answers, and the function to call with the answer of a choice that is not a native form field. */
export function useLineForm<More extends string = never>(options: LineFormOptions<More>) {
  type Field = LineField | More;
  const { more = [], answers: first, onAnswers } = options;
  const fields: readonly Field[] = [...lineFields, ...more];
  const [answers, setAnswers] = useState(first);
  const current = useRef(first);
  const take = (next: AnswersWith<More>): void => {
    current.current = next;
    setAnswers(next);
    onAnswers(next);
  };
  /** Stores a change of `field`, and empties the answers whose questions the change removes, also in the form's controls. */
  const follow = (field: Field, typed: AnswersWith<More>): void => {
    const cleared = clearedBy(field, typed[field]);
    for (const name of cleared) form.setValue(name, "");
    take({ ...typed, ...Object.fromEntries(cleared.map((name) => [name, ""])) });
  };
  const form = useDigiForm<AnswersWith<More>>({
    ...options,
    defaultValues: first,
    messagesOf: [lineMessage, simNumberMessage, phoneMessage, ...(options.messagesOf ?? [])],
    onValues(values) {
      const typed = { ...current.current, ...textsOf(values, fields) };
      const changed = fields.find((name) => typed[name] !== current.current[name]);
      if (changed) follow(changed, typed);
    },
  });
  return {
    form,
    answers,
    /** Stores the answer of a choice that is not a native form field. */
    answer(field: Field, value: string): void {
      form.setValue(field, value);
      follow(field, { ...current.current, [field]: value });
    },
  };
}

/** Returns the form's values as texts. A checkbox that is not ticked has no text and becomes an empty string. */
const textsOf = <Field extends string>(
  values: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): Partial<Record<Field, string>> =>
  Object.fromEntries(fields.map((name) => [name, typeof values[name] === "string" ? values[name] : ""])) as Partial<Record<Field, string>>;
