/** What is kept of the form of an address in this tab. */
import { object, string, unknown, type Infer } from "superstruct";

/** `choices`: what was chosen or typed of the address. The form's part alone knows its shape, and checks it. */
export const BegunAddress = object({ choices: unknown(), email: string() });
export type BegunAddress = Infer<typeof BegunAddress>;
