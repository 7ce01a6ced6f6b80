/** What a step hands over once it is filled in. */
import type { Draft } from "./order-flow.schema.ts";

export type AccountAnswers = { readonly email: string; readonly password: string; readonly birthdate: string | null };

export type DetailsAnswers = Pick<Draft, "phone" | "clientAddress" | "sameBillingAddress" | "billingAddress" | "orderFor" | "company">;

export type PaymentAnswers = { readonly method: "debit" | "others"; readonly iban: string | null };
