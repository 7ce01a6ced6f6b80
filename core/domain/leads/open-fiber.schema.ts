import { object, type Infer } from "superstruct";
import { email, personName } from "#core/base/values/fields.ts";

/** The fields of the form 'keep me informed' (P-058, decisions §3). */
export const OpenFiberFields = object({ first_name: personName(), last_name: personName(), email: email() });
export type OpenFiberFields = Infer<typeof OpenFiberFields>;
