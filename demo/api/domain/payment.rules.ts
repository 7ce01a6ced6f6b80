/** This module shows a payment method to its owner, with pure functions. */
import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import type { Payment } from "#demo/api/store/customers.ts";

/** Masks an account number, except its country and its last four characters, by which its owner recognises the account. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• •••• ${iban.slice(-4)}`;

/** Returns a payment method for the page: its account number is masked, so that no answer of the API carries the whole number. */
export const shownPayment = ({ iban, ...payment }: Payment): StoredPayment => ({ ...payment, iban: iban && maskedIban(iban) });
