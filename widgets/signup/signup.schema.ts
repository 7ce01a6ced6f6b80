import { object, refine, string, type Infer, type Struct } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { email, personName } from "#core/base/values/fields.ts";
import { isSamePassword, newPassword, type PasswordCode } from "#core/base/values/password.ts";

/**
 * The data from the identity app; empty strings where the app gave none. The fields with this data are locked and therefore not checked,
 * because the visitor could not correct them.
 */
export type Given = Readonly<Record<"first_name" | "last_name" | "email", string>>;

/** The fields of the sign-up form (P-089). The two repeated fields are compared here and never sent. */
const Fields = object({
  first_name: string(),
  last_name: string(),
  email: string(),
  repeat_email: string(),
  password: newPassword(),
  repeat_password: string(),
});
export type SignupFields = Infer<typeof Fields>;

const required = "required" satisfies FieldCode;

export function signupFields(given: Given): Struct<SignupFields, any> {
  const fields = object({
    ...Fields.schema,
    first_name: given.first_name ? string() : personName(),
    last_name: given.last_name ? string() : personName(),
    email: given.email ? string() : email(),
  });
  const withRepeats = refine(fields, "repeats", (typed) => {
    const wrong = (key: keyof SignupFields, message: FieldCode | PasswordCode) => ({ path: [key], key, message });
    const repeatedEmail = typed.repeat_email.trim();
    const isEmailSame = repeatedEmail.toLowerCase() === typed.email.toLowerCase();
    return [
      // The repeated email address must equal the first one (P-181).
      ...(given.email || (isEmailSame && repeatedEmail) ? [] : [wrong("repeat_email", repeatedEmail ? "email.mismatch" : required)]),
      ...(isSamePassword(typed.repeat_password, typed.password) && typed.repeat_password
        ? []
        : // The repeated password must equal the first one (P-179).
          [wrong("repeat_password", typed.repeat_password ? "password.mismatch" : required)]),
    ];
  });
  return withRepeats as unknown as Struct<SignupFields, any>;
}
