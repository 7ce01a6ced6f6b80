/** The schema of the address form's input that is stored in this tab. */
import { object, string, unknown, type Infer } from "superstruct";

/**
 * The input of the address form. `choices`: what was chosen or typed of the address. Only the part that draws the form knows the shape of
 * `choices`, and checks it.
 */
export const AddressFormDraft = object({ choices: unknown(), email: string() });
export type AddressFormDraft = Infer<typeof AddressFormDraft>;
