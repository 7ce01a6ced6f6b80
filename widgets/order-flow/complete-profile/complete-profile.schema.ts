import { object, refine, string, type Struct } from "superstruct";
import { isAdult } from "#core/base/values/adult.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { email } from "#core/base/values/fields.ts";
import { isSamePassword, newPassword, type PasswordCode } from "#core/base/values/password.ts";
import { birthdateOf, type TypedBirthdate } from "#core/base/values/typed-birthdate.ts";

/** Tells which fields are asked for. A value that the identity app has given is neither asked for nor checked. */
export type Asked = { readonly email: boolean; readonly birthdate: boolean };

/** The fields of the account that is created with the order (C-280). */
export type ProfileFields = Readonly<Record<"email" | "repeat_email" | "password" | "repeat_password", string>> & TypedBirthdate;

/** The error codes that only this form has, beside those of passwords and of every form. */
export type BirthCode = "birth.format" | "birth.minor";

/**
 * Returns the schema of the form.
 *
 * @param today today's date in Brussels
 */
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
    ...(isSamePassword(typed.repeat_password, typed.password) && typed.repeat_password
      ? []
      : // A repeated password must not be empty and must equal the first one (P-179).
        [wrong("repeat_password", typed.repeat_password ? "password.mismatch" : "required")]),
    ...(asked.birthdate ? birthProblem(typed, today) : []),
  ]) as unknown as Struct<ProfileFields, any>;
}

/** Returns the error of the repeated email address. Upper and lower case count as equal (decisions §3). */
function repeatProblem(typed: ProfileFields) {
  const repeated = typed.repeat_email.trim();
  if (repeated === "") return [wrong("repeat_email", "required")];
  // A different email address is an error (P-181).
  return repeated.toLowerCase() === typed.email.toLowerCase() ? [] : [wrong("repeat_email", "email.mismatch")];
}

function birthProblem(typed: ProfileFields, today: CalendarDate) {
  const born = birthdateOf(typed);
  if (!born || born > today || born < "1900-01-01") return [wrong("birth_day", "birth.format")];
  return isAdult(born, today) ? [] : [wrong("birth_day", "birth.minor")];
}

const wrong = (key: keyof ProfileFields, message: FieldCode | PasswordCode | BirthCode) => ({ path: [key], key, message });
