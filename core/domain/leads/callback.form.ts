/** The form of the callback, as core/forms/form takes it: the dialog's and the page's. */
import { formsCallback } from "./callback.contract.ts";
import type { CallbackFields } from "./callback.schema.ts";

/** What every form sends beside its fields (P-102). */
type Extras = { readonly lang: string; readonly platform: string; readonly recaptcha: string };

/** @param addressOf where the page wants it posted instead; undefined where it says nothing */
export const callbackForm = (addressOf?: () => string | undefined) => ({
  name: "callback",
  endpoint: formsCallback,
  request(fields: CallbackFields, extras: Extras) {
    const address = addressOf?.();
    return { body: { ...fields, ...extras, agree: "1" }, ...(address && { address }) };
  },
  visible: ({ radio = "", ...fields }: CallbackFields) => ({ ...fields, radio }),
});
