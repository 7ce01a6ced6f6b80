import { any, object, string, type Struct } from "superstruct";
import { choice } from "#core/base/values/choice.ts";
import { requiredConsent } from "#core/base/values/fields.ts";
import { startAnswer } from "#core/features/start-question/start-question.schema.ts";
import { iban, type IbanKind } from "#core/base/values/iban.ts";

export type PaymentFields = Readonly<Record<"start_early" | "method" | "iban" | "terms" | "privacy", string>>;

/** The question and the field that are asked only of some orders. */
type Asked = { readonly isDebit: boolean; readonly asksStart: boolean };

/**
 * Returns the schema of the form. The account number is required only for direct debit, the answer when to start only without a
 * technician's visit, and both checkboxes always (C-336, C-339, decisions §14).
 */
export const paymentFields = (kind: IbanKind, { isDebit, asksStart }: Asked): Struct<PaymentFields, any> =>
  object({
    start_early: asksStart ? startAnswer() : any(),
    method: choice(["debit", "others"]),
    iban: isDebit ? iban(kind) : string(),
    terms: requiredConsent(),
    privacy: requiredConsent(),
  }) as unknown as Struct<PaymentFields, any>;
