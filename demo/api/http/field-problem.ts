import type { FieldCode } from "#core/values/field-codes.ts";
import type { PasswordCode } from "#core/values/password.ts";

/** What is wrong with a field: a code of the closed list, or something that only a wrong client sends. */
export type FieldProblem = FieldCode | PasswordCode | "field.unknown" | "field.wrong";
