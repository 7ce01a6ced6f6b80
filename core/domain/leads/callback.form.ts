/** The definition of the callback form, in the shape that core/forms/form expects. The dialog and the page share it. */
import { formsCallback } from "./callback.contract.ts";
import type { CallbackFields } from "./callback.schema.ts";

/** Values that every form sends beside its fields (P-102). */
type Extras = { readonly lang: string; readonly platform: string; readonly recaptcha: string };

/**
 * Returns the definition of the callback form.
 * @param addressOf returns the address that the tag names as its own endpoint; undefined where the form is sent to the API
 */
export const callbackForm = (addressOf?: () => string | undefined) => ({
  name: "callback",
  endpoint: formsCallback,
  request(fields: CallbackFields, extras: Extras) {
    const address = addressOf?.();
    return { body: { ...fields, ...extras, agree: "1" }, ...(address && { address }) };
  },
  visible: ({ radio = "", ...fields }: CallbackFields) => ({ ...fields, radio }),
});
