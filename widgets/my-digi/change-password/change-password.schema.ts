import { object, refine, string, type Infer } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { isSamePassword, newPassword, type PasswordCode } from "#core/base/values/password.ts";

/** The fields of the password form, named as in the request (C-387). The old password may be any text except an empty one. */
export const PasswordFields = refine(
  object({
    "password-old": refine(string(), "password", (value) => value !== "" || ("required" satisfies FieldCode)),
    "password-new": newPassword(),
    "password-new-repeat": string(),
  }),
  "repeat",
  (fields) => {
    const repeat = { path: ["password-new-repeat"], key: "password-new-repeat" };
    if (fields["password-new-repeat"] === "") return { ...repeat, message: "required" satisfies FieldCode };
    // The repeated password is compared letter by letter (P-179).
    return (
      isSamePassword(fields["password-new-repeat"], fields["password-new"]) || {
        ...repeat,
        message: "password.mismatch" satisfies PasswordCode,
      }
    );
  },
);
export type PasswordFields = Infer<typeof PasswordFields>;
