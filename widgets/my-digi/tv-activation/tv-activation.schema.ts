import { object, string, type Infer } from "superstruct";
import { email } from "#core/base/values/fields.ts";
import { newPassword } from "#core/base/values/password.ts";
import { repeated } from "#widgets/my-digi/tv-passwords.schema.ts";

/** The fields of a new Digi TV account, named as in the request (C-389). */
export const ActivationFields = repeated(object({ email: email(), password: newPassword(), "password-repeat": string() }));
export type ActivationFields = Infer<typeof ActivationFields>;
