/** What is kept of a landline's form in this tab. */
import { object, string } from "superstruct";

export const TypedLandline = object({ number: string() });
