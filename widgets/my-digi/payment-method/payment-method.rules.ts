/** Rules for what a change of the payment method sends. Pure. */
import type { Language } from "#core/base/values/language.ts";
import type { PaymentFields } from "./payment-method.schema.ts";

/** Returns the body of the request (C-390). Fields that a transfer does not use are empty, whatever was typed for a direct debit before. */
export function paymentBody({ method, name, iban, "cnp-cui": number }: PaymentFields, lang: Language) {
  return method === "direct_debit" ? { lang, method, name, "cnp-cui": number, iban } : { lang, method, name: "", "cnp-cui": "", iban: "" };
}
