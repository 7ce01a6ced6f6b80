/**
 * A Belgian mobile number that the customer keeps: the 9 digits after +32, beginning with a 4 (C-307, decisions §3). A bundle stores the
 * number with +32, or `new-phone` where a new number is wanted (C-143).
 */
import { phonePrefix } from "./limits.ts";

/** The pattern of a mobile number that is shown beside its field, the same in every language (C-307). */
export const mobilePattern = "4 xx xx xx xx";

/** The value for a new number from the provider. */
export const newPhone = "new-phone";
/** The value for keeping the current number (C-144). */
export const keepPhone = "keep-phone";

/** Tells whether these digits, typed after +32, are a mobile number. */
export const isMobileNumber = (digits: string): boolean => /^4\d{8}$/.test(digits);

export const keptPhoneOf = (digits: string): string => phonePrefix + digits;

export const isKeptPhone = (phone: string): boolean => phone.startsWith(phonePrefix) && isMobileNumber(phone.slice(phonePrefix.length));

/** Returns the first 4 digits after +32, which the specification calls `first_digits` (decisions §9). */
export const firstDigitsOf = (phone: string): string => phone.slice(phonePrefix.length, phonePrefix.length + 4);
