import { object, refine, string, type Infer } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { email } from "#core/base/values/fields.ts";
import { isSamePassword, newPassword, type PasswordCode } from "#core/base/values/password.ts";

/** The field of the form that requests a link. */
export const ForgotFields = object({ email: email() });
export type ForgotFields = Infer<typeof ForgotFields>;

/** The fields of the form for a new password. The repetition is compared here and never sent (decisions §5). */
export const RecoverFields = refine(object({ "reset-password": newPassword(), repeat_password: string() }), "repeat", (fields) => {
  const repeat = { path: ["repeat_password"], key: "repeat_password" };
  if (fields.repeat_password === "") return { ...repeat, message: "required" satisfies FieldCode };
  // The repetition must equal the new password (P-179).
  return (
    isSamePassword(fields.repeat_password, fields["reset-password"]) || { ...repeat, message: "password.mismatch" satisfies PasswordCode }
  );
});
export type RecoverFields = Infer<typeof RecoverFields>;
