/** The payment method as its owner sees it. Pure functions. */
import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import type { Payment } from "#demo/api/store/customers.ts";

/** Masks an account number, except its country and its last four characters: enough for its owner to recognise it. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• •••• ${iban.slice(-4)}`;

export const shownPayment = ({ iban, ...payment }: Payment): StoredPayment => ({ ...payment, iban: iban && maskedIban(iban) });
