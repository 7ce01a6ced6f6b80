/** Changes the way in which invoices are paid (C-177, C-390). */
import { enums, literal, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { iban } from "#core/base/values/iban.ts";
import { languages } from "#core/base/values/language.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { payerNumber } from "#core/base/values/payer-number.ts";
import { requiredText } from "#core/base/values/required-text.ts";

/**
 * Changes the payment method from the next invoice on. `name` is the account holder's. Fields that a transfer does not need are empty. A
 * new direct debit is a new mandate, whose reference is in the account and the invoices. `cnp-cui` is a national or company number of the
 * payer, empty where it is not given; it is checked and not stored.
 */
export const changePaymentMethod = endpoint({
  method: "POST",
  path: "/my-digi/my-mobile/change-payment-method",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-mobile.change-payment-method",
    summary: "Changes how invoices are paid",
    body: oneOf(
      object({
        lang: enums(languages),
        method: literal("direct_debit"),
        name: requiredText(nameMaxLength),
        "cnp-cui": payerNumber(),
        iban: iban("sepa"),
      }),
      object({ lang: enums(languages), method: literal("manual_transfer"), name: string(), "cnp-cui": payerNumber(), iban: string() }),
    ),
    codes: [],
  },
});
