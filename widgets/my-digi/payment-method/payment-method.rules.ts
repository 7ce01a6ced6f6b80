/** The rules for the request that changes the payment method. Pure. */
import type { Language } from "#core/base/values/language.ts";
import type { PaymentFields } from "./payment-method.schema.ts";

/**
 * Returns the body of the request (C-390). For a transfer, the fields of the direct debit are sent empty, even if they were filled in
 * before.
 */
export function paymentBody({ method, name, iban, "cnp-cui": number }: PaymentFields, lang: Language) {
  return method === "direct_debit" ? { lang, method, name, "cnp-cui": number, iban } : { lang, method, name: "", "cnp-cui": "", iban: "" };
}
