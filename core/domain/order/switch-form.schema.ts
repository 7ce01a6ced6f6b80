/**
 * The questions about a move from another operator, as they are typed (text 2 §5, decisions §3). Every form with these questions shares
 * them. Fields that are not asked are not checked.
 */
import { coerce, is, refine, string, type, unknown, type Struct } from "superstruct";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import type { SwitchCode } from "#core/base/values/switch-codes.ts";
import { withoutGaps } from "#core/base/values/typed-number.ts";
import { customerNumber, switchNumber } from "./portability.schema.ts";

/** The names of the fields, in the order in which the form shows them. */
export const switchFields = ["portability", "later", "provider", "customer_number", "switch_number", "end_date"] as const;
export type SwitchField = (typeof switchFields)[number];

/**
 * The answers of the form, as texts. `portability`: `1` move from another operator, `2` no operator today, `3` keep the operator for now
 * (C-230); `later`: `1` when ticked; `provider`: a prefix of the operators' list; `end_date`: `YYYY-MM-DD`, or empty for as soon as the new
 * line works.
 */
export type SwitchAnswers = Readonly<Record<SwitchField, string>>;

/** Returns a typed customer or switch number without the blanks and hyphens that people write in it. */
export const normalizeSwitchNumber = withoutGaps;

export type SwitchFormOptions = {
  /** Prefixes of the operators that can be chosen. */
  readonly providers: readonly string[];
  /** The current day in Brussels. The old contract cannot end before it. */
  readonly today: CalendarDate;
};

/** Returns the struct of an answer. A field that the form does not show has no value at all, which counts as an empty answer. */
const text = (normalize: (typed: string) => string): Struct<string, null> =>
  coerce(string(), unknown(), (value) => (typeof value === "string" ? normalize(value) : ""));
const trimmed = text((typed) => typed.trim());

const Answers = type({
  portability: trimmed,
  later: trimmed,
  provider: trimmed,
  customer_number: text(normalizeSwitchNumber),
  switch_number: text(normalizeSwitchNumber),
  end_date: trimmed,
});

type Problems = readonly (readonly [SwitchField, FieldCode | SwitchCode])[];

/** Returns a struct that accepts complete answers; otherwise each wrong field gets its error code. */
export function switchForm(options: SwitchFormOptions): Struct<SwitchAnswers, any> {
  const checked = refine(Answers, "switch", (typed) => problemsOf(typed, options).map(([key, message]) => ({ path: [key], key, message })));
  return checked as unknown as Struct<SwitchAnswers, any>;
}

function problemsOf(typed: SwitchAnswers, { providers, today }: SwitchFormOptions): Problems {
  if (!["1", "2", "3"].includes(typed.portability)) return [["portability", "portability"]];
  if (typed.portability !== "1" || typed.later === "1") return [];
  const numbers = (["customer_number", "switch_number"] as const).flatMap((name) => {
    const problem = numberProblem(name, typed[name]);
    return problem ? [[name, problem] as const] : [];
  });
  const end = typed.end_date === "" ? today : parseDate(typed.end_date);
  return [
    // A provider is also refused where the list could not be loaded, because the list is empty then.
    ...(typed.provider !== "" && providers.includes(typed.provider) ? [] : [["provider", "current_provider"] as const]),
    ...numbers,
    ...(end !== undefined && end >= today ? [] : [["end_date", "end_date"] as const]),
  ];
}

function numberProblem(name: "customer_number" | "switch_number", value: string): FieldCode | SwitchCode | undefined {
  if (value === "") return "required";
  return is(value, name === "customer_number" ? customerNumber() : switchNumber()) ? undefined : `${name}.format`;
}
