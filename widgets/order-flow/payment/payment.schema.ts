import { object, string, type Struct } from "superstruct";
import { choice } from "#core/base/values/choice.ts";
import { requiredConsent } from "#core/base/values/fields.ts";
import { iban, type IbanKind } from "#core/base/values/iban.ts";

export type PaymentFields = Readonly<Record<"method" | "iban" | "terms" | "privacy", string>>;

/** Returns the schema of the form. The account number is required only for direct debit, and both checkboxes always (C-336, C-339). */
export const paymentFields = (kind: IbanKind, isDebit: boolean): Struct<PaymentFields, any> =>
  object({
    method: choice(["debit", "others"]),
    iban: isDebit ? iban(kind) : string(),
    terms: requiredConsent(),
    privacy: requiredConsent(),
  }) as unknown as Struct<PaymentFields, any>;
