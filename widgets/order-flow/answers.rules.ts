/** The types of the answers that the steps of the order return once they are complete. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Draft } from "./order-flow.schema.ts";

export type AccountAnswers = { readonly email: string; readonly password: string; readonly birthdate: string | null };

export type DetailsAnswers = Pick<Draft, "phone" | "clientAddress" | "sameBillingAddress" | "billingAddress" | "orderFor" | "company">;

export type PaymentAnswers = { readonly method: "debit" | "others"; readonly iban: string | null };

/** The chosen installation slot; null where the visitor continues without a date. */
export type SlotAnswer = InstallSlot | null;
