/** This module turns the errors of a struct into problems by field, and problems into texts by field. */
import type { Failure, StructError } from "superstruct";
import { tooLong } from "#core/base/contract/endpoint.ts";
import type { Language } from "#core/base/values/language.ts";
import { fieldText } from "#demo/api/messages/field-texts.ts";
import type { FieldTexts } from "./envelope.ts";
import { isFormCode, type FieldProblem } from "#demo/api/messages/field-problem.ts";

export type FieldProblems = Readonly<Record<string, FieldProblem>>;

function problemOf(field: string, { message, type, value, refinement }: Failure): FieldProblem {
  if (isFormCode(message)) return message;
  if (type === "never") return "field.unknown";
  if (refinement === tooLong && field === "mobile") return "lines.too-many";
  return value === undefined ? "required" : "field.wrong";
}

/**
 * Returns the first problem of each field, at whatever depth of the body the field is. Returns undefined when the body as a whole does not
 * have the promised form.
 */
export function problemsOf(error: StructError): FieldProblems | undefined {
  const problems: Record<string, FieldProblem> = {};
  for (const failure of error.failures()) {
    const field = (failure.path as readonly unknown[]).findLast((step) => typeof step === "string");
    if (field === undefined) return undefined;
    problems[field] ??= problemOf(field, failure);
  }
  return problems;
}

/** Returns the texts of problems in a language: a list with one text for each field. */
export const textsOf = (problems: FieldProblems, language: Language): FieldTexts =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [fieldText(problem, language)]]));
