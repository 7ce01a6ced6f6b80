import { object, string, type Struct } from "superstruct";
import { paymentMethods, type PaymentMethod } from "#core/domain/customer/customer.schema.ts";
import { choice } from "#core/base/values/choice.ts";
import { iban, type IbanKind } from "#core/base/values/iban.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { payerNumber } from "#core/base/values/payer-number.ts";
import { requiredText } from "#core/base/values/required-text.ts";

/** The fields of the payment form, named as in the request (C-390). */
export type PaymentFields = Readonly<Record<"name" | "iban" | "cnp-cui", string>> & { readonly method: PaymentMethod };

/**
 * Returns the schema of the form. For a transfer only the choice of the method is checked, and the fields of the direct debit are ignored.
 */
export const paymentFields = (kind: IbanKind, method: string): Struct<PaymentFields, any> =>
  object({
    method: choice(paymentMethods),
    ...(method === "direct_debit"
      ? { name: requiredText(nameMaxLength), iban: iban(kind), "cnp-cui": payerNumber() }
      : { name: string(), iban: string(), "cnp-cui": string() }),
  }) as unknown as Struct<PaymentFields, any>;
