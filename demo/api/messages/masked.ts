/** This module masks phone numbers, as `core/base/values/masked-email.ts` masks email addresses: with three dots, whatever they hide. */

/** Masks a phone number, except its last two digits: `•••56`. */
export const maskedPhone = (phone: string): string => `•••${phone.slice(-2)}`;
