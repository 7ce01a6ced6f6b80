/** The schema of the address form's draft, which is stored in this tab. */
import { object, string, unknown, type Infer } from "superstruct";

/**
 * The draft of the address form. `choices` is what was chosen or typed of the address: its shape is checked by the part that draws the
 * form, because only that part knows it.
 */
export const AddressFormDraft = object({ choices: unknown(), email: string() });
export type AddressFormDraft = Infer<typeof AddressFormDraft>;
