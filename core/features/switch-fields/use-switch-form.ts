import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useState } from "react";
import { useDigiForm, type FormOptions } from "#core/forms/form/use-digi-form.ts";
import type { SwitchOperator } from "#core/domain/order/portability.contract.ts";
import { switchFields, switchForm, type SwitchAnswers } from "#core/domain/order/switch-form.schema.ts";
import { switchMessage } from "./switch-fields.messages.ts";
import type { SwitchOperators } from "./switch-operators.model.ts";

type Answers = Readonly<Record<string, string>>;

type SwitchFormOptions = Pick<FormOptions<SwitchAnswers>, "announcer" | "failure"> & {
  model: SwitchOperators;
  /**
   * The values with which the form opens, by the names of `SwitchAnswers`. `provider_name` is the name of the operator, because the list of
   * operators may fail to load.
   */
  initial: Answers;
  /** Called with all answers, and `provider_name`, after each change of the form. */
  onAnswers?: (answers: Answers) => void;
};

export type SwitchForm = ReturnType<typeof useSwitchForm>;

/** Creates the form with the details of a move from another operator. */
export function useSwitchForm({ model, initial, onAnswers, ...options }: SwitchFormOptions) {
  useSignals();
  const [first] = useState(initial);
  const [answers, setAnswers] = useState<Answers>(first);
  const operators = withBegun(model.operators.value, first);
  const operator = operators.find(({ prefix }) => prefix === answers["provider"]);
  const today = model.today.value;
  const prefixes = operators.map(({ prefix }) => prefix).join(" ");
  const struct = useMemo(() => switchForm({ providers: prefixes.split(" "), today }), [prefixes, today]);
  const form = useDigiForm<SwitchAnswers>({
    ...options,
    struct,
    defaultValues: first,
    messagesOf: [switchMessage],
    onValues(values) {
      const texts = Object.fromEntries(switchFields.map((name) => [name, textOf(values[name])]));
      setAnswers(texts);
      const name = operators.find(({ prefix }) => prefix === texts["provider"])?.name ?? "";
      onAnswers?.({ ...texts, provider_name: name });
    },
  });
  return { form, answers, operators, operator };
}

/** Returns a form value as text. A checkbox is true or false in the form, and `1` or empty in the stored text. */
const textOf = (value: unknown): string => (value === true ? "1" : typeof value === "string" ? value : "");

function withBegun(listed: readonly SwitchOperator[], { provider = "", provider_name: name = "" }: Answers): readonly SwitchOperator[] {
  const isBegun = provider !== "" && name !== "" && !listed.some(({ prefix }) => prefix === provider);
  return isBegun ? [{ prefix: provider, name }, ...listed] : listed;
}
