import { object, type Infer } from "superstruct";
import { email, personName } from "#core/base/values/fields.ts";

/** What is typed in (P-058, decisions §3). */
export const OpenFiberFields = object({ first_name: personName(), last_name: personName(), email: email() });
export type OpenFiberFields = Infer<typeof OpenFiberFields>;
