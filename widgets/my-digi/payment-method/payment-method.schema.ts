import { object, string, type Struct } from "superstruct";
import { paymentMethods, type PaymentMethod } from "#core/domain/customer/customer.schema.ts";
import { choice } from "#core/base/values/choice.ts";
import { iban, type IbanKind } from "#core/base/values/iban.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { payerNumber } from "#core/base/values/payer-number.ts";
import { requiredText } from "#core/base/values/required-text.ts";

/** Fields of the form, named as in the request (C-390). */
export type PaymentFields = Readonly<Record<"name" | "iban" | "cnp-cui", string>> & { readonly method: PaymentMethod };

/**
 * Returns the schema of the form. A transfer asks for nothing but the choice: fields that were typed for a direct debit are not checked
 * then.
 */
export const paymentFields = (kind: IbanKind, method: string): Struct<PaymentFields, any> =>
  object({
    method: choice(paymentMethods),
    ...(method === "direct_debit"
      ? { name: requiredText(nameMaxLength), iban: iban(kind), "cnp-cui": payerNumber() }
      : { name: string(), iban: string(), "cnp-cui": string() }),
  }) as unknown as Struct<PaymentFields, any>;
