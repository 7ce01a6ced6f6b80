/** The schema of the landline form's draft, which is stored in this tab. */
import { object, string } from "superstruct";

export const TypedLandline = object({ number: string() });
