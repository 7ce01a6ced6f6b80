/**
 * The questions of a mobile line, in the bundle builder and the customer area alike (text 2 §5). The answers decide which questions are
 * asked, and fields that are not asked are not checked.
 */
import { coerce, object, refine, string, unknown, type Struct } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import type { LineCode } from "#core/base/values/line-codes.ts";
import { isMobileNumber, keepPhone, keptPhoneOf, newPhone } from "#core/base/values/mobile-number.ts";
import { isPhone, normalizePhone, type PhoneCode } from "#core/base/values/phone.ts";
import { normalizeSimNumber, simNumberProblem, type SimNumberCode } from "#core/base/values/sim-number.ts";

/** The names of the fields, in the order in which the form shows them. */
export const lineFields = [
  "favorite_package",
  "phone",
  "number",
  "provider",
  "subscription",
  "current_sim_card",
  "customer_number",
  "number_agree",
  "sim_card",
  "device",
  "agree",
] as const;
export type LineField = (typeof lineFields)[number];

/**
 * The answers of the form, as texts; an empty text means that the question was not answered, or not asked. `favorite_package`: a plan's id;
 * `phone`: `new-phone` or `keep-phone`; `number`: the digits after +32; `provider`: an operator's id; `subscription`: whether it is
 * prepaid, `yes` or `no`; `sim_card`: `sim` or `esim`; `device`: a slug of the device list, or `device-not-found`; the two consents: `1`
 * when ticked.
 */
export type LineAnswers = Readonly<Record<LineField, string>>;

type Problem = FieldCode | LineCode | PhoneCode | SimNumberCode;

export type LineFormOptions = {
  /** Ids of the plans that can be chosen. */
  readonly plans: readonly string[];
  /** The other lines of the bundle, without the edited one. */
  readonly others: readonly { readonly phone: string }[];
};

/** Returns the struct of an answer. A field that the form does not show has no value at all, which counts as an empty answer. */
const text = (normalize: (typed: string) => string): Struct<string, null> =>
  coerce(string(), unknown(), (value) => (typeof value === "string" ? normalize(value) : ""));
const trimmed = text((typed) => typed.trim());

const Answers = object({
  favorite_package: trimmed,
  phone: trimmed,
  number: text(normalizePhone),
  provider: trimmed,
  subscription: trimmed,
  current_sim_card: text(normalizeSimNumber),
  customer_number: text(normalizeSimNumber),
  number_agree: trimmed,
  sim_card: trimmed,
  device: trimmed,
  agree: trimmed,
});

/** The answers of a form that asks the questions of a line and further ones. */
export type AnswersWith<More extends string> = Readonly<Record<LineField | More, string>>;

/** The further questions of a form: their names, and the problems of their answers, by name. */
type Further<More extends string> = {
  readonly names: readonly More[];
  readonly problemsOf: (typed: AnswersWith<More>) => Readonly<Partial<Record<More, string>>>;
};

/** Returns a struct that accepts complete answers; otherwise each wrong field gets its error code. */
export function lineForm<More extends string = never>(options: LineFormOptions, further?: Further<More>): Struct<AnswersWith<More>, any> {
  const all = object({ ...Answers.schema, ...Object.fromEntries((further?.names ?? []).map((name) => [name, trimmed])) });
  const checked = refine(all, "line", (typed) => {
    const problems = [...problemsOf(typed, options), ...Object.entries(further?.problemsOf(typed as AnswersWith<More>) ?? {})];
    return problems.map(([key, message]) => ({ path: [key], key, message: String(message) }));
  });
  return checked as unknown as Struct<AnswersWith<More>, any>;
}

type Problems = readonly (readonly [LineField, Problem])[];

const problemsOf = (typed: LineAnswers, options: LineFormOptions): Problems => [
  ...(options.plans.includes(typed.favorite_package) ? [] : [["favorite_package", "favorite_package"] as const]),
  ...phoneProblems(typed, options),
  ...simProblems(typed),
];

function phoneProblems(typed: LineAnswers, { others }: LineFormOptions): Problems {
  if (typed.phone === newPhone) return [];
  if (typed.phone !== keepPhone) return [["phone", "phone"]];
  const number = numberProblem(typed, others);
  return [
    ...(number ? [["number", number] as const] : []),
    ...(typed.provider === "" ? [["provider", "provider"] as const] : []),
    ...subscriptionProblems(typed),
    ...(typed.number_agree === "1" ? [] : [["number_agree", "number_agree"] as const]),
  ];
}

/**
 * Returns the problem of the kept number. The rule is stricter than C-311 on purpose: one number cannot be moved twice, whatever the plans
 * of the lines (decisions §8).
 */
function numberProblem({ number }: LineAnswers, others: LineFormOptions["others"]): Problem | undefined {
  if (number === "") return "number";
  if (!isPhone(number)) return "phone.format";
  if (!isMobileNumber(number)) return "number.mobile";
  const phone = keptPhoneOf(number);
  return others.some((line) => line.phone === phone) ? "same_phone_number" : undefined;
}

function subscriptionProblems({ subscription, current_sim_card, customer_number }: LineAnswers): Problems {
  if (subscription === "yes") {
    const problem = current_sim_card === "" ? "required" : simNumberProblem(current_sim_card);
    return problem ? [["current_sim_card", problem]] : [];
  }
  if (subscription !== "no") return [["subscription", "subscription"]];
  if (customer_number === "") return [["customer_number", "required"]];
  return /^\d{1,20}$/.test(customer_number) ? [] : [["customer_number", "customer_number.format"]];
}

function simProblems({ sim_card, device, agree }: LineAnswers): Problems {
  if (sim_card === "sim") return [];
  if (sim_card !== "esim") return [["sim_card", "sim_card"]];
  if (device === "") return [["device", "device"]];
  return device === deviceNotFound && agree !== "1" ? [["agree", "agree"]] : [];
}
