import { object, refine, string, type Struct } from "superstruct";
import { isAdult } from "#core/base/values/adult.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { email } from "#core/base/values/fields.ts";
import { newPassword, type PasswordCode } from "#core/base/values/password.ts";
import { birthdateOf, type TypedBirthdate } from "#core/base/values/typed-birthdate.ts";

/** The fields that are asked for. What the identity app gave already is not asked for, or not checked. */
export type Asked = { readonly email: boolean; readonly birthdate: boolean };

/** Fields of the account that the order creates (C-280). */
export type ProfileFields = Readonly<Record<"email" | "repeat_email" | "password" | "repeat_password", string>> & TypedBirthdate;

/** The codes of this form, beside those of passwords and of any form. */
export type BirthCode = "birth.format" | "birth.minor";

/** Returns the schema of the form. @param today in Brussels */
export function profileFields(asked: Asked, today: CalendarDate): Struct<ProfileFields, any> {
  const fields = object({
    email: asked.email ? email() : string(),
    repeat_email: string(),
    password: newPassword(),
    repeat_password: string(),
    birth_day: string(),
    birth_month: string(),
    birth_year: string(),
  });
  return refine(fields, "whole", (typed) => [
    ...(asked.email ? repeatProblem(typed) : []),
    ...(typed.repeat_password === typed.password && typed.repeat_password
      ? []
      : [wrong("repeat_password", typed.repeat_password ? "password.mismatch" : "required")]), // P-179
    ...(asked.birthdate ? birthProblem(typed, today) : []),
  ]) as unknown as Struct<ProfileFields, any>;
}

/** Returns the problem of the repeated email address. Upper and lower case make no difference (decisions §3). */
function repeatProblem(typed: ProfileFields) {
  const repeated = typed.repeat_email.trim();
  if (repeated === "") return [wrong("repeat_email", "required")];
  return repeated.toLowerCase() === typed.email.toLowerCase() ? [] : [wrong("repeat_email", "email.mismatch")]; // P-181
}

function birthProblem(typed: ProfileFields, today: CalendarDate) {
  const born = birthdateOf(typed);
  if (!born || born > today || born < "1900-01-01") return [wrong("birth_day", "birth.format")];
  return isAdult(born, today) ? [] : [wrong("birth_day", "birth.minor")];
}

const wrong = (key: keyof ProfileFields, message: FieldCode | PasswordCode | BirthCode) => ({ path: [key], key, message });
