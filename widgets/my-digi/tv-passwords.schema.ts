import { object, refine, string, type Infer, type Struct } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { isSamePassword, newPassword, type PasswordCode } from "#core/base/values/password.ts";

type Passwords = { readonly password: string; readonly "password-repeat": string };

/** Adds the rule that the repetition equals the password exactly (P-179). */
export const repeated = <Fields extends Passwords, Schema>(struct: Struct<Fields, Schema>): Struct<Fields, Schema> =>
  refine(struct, "repeat", ({ password, "password-repeat": repeat }) => {
    const problem = { path: ["password-repeat"], key: "password-repeat" };
    if (repeat === "") return { ...problem, message: "required" satisfies FieldCode };
    return isSamePassword(repeat, password) || { ...problem, message: "password.mismatch" satisfies PasswordCode };
  });

/** The fields of a new password of an account, named as in the request (C-388). */
export const TvPasswordFields = repeated(object({ password: newPassword(), "password-repeat": string() }));
export type TvPasswordFields = Infer<typeof TvPasswordFields>;
