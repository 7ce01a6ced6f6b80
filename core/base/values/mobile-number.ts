/**
 * A Belgian mobile number that the customer keeps: the 9 digits after +32, the first of them a 4 (C-307, decisions §3). A bundle contains
 * the number with +32, or `new-phone` in its place (C-143).
 */
import { phonePrefix } from "./limits.ts";

/** The pattern of a number, the same in every language (C-307). */
export const mobilePattern = "4 xx xx xx xx";

/** The choice of a new number from the provider. */
export const newPhone = "new-phone";
/** The choice to keep the current number (C-144). */
export const keepPhone = "keep-phone";

/** Tells whether the digits after +32 are a mobile number. */
export const isMobileNumber = (digits: string): boolean => /^4\d{8}$/.test(digits);

export const keptPhoneOf = (digits: string): string => phonePrefix + digits;

export const isKeptPhone = (phone: string): boolean => phone.startsWith(phonePrefix) && isMobileNumber(phone.slice(phonePrefix.length));

/** Returns the specification's `first_digits`: the 4 digits after +32 (decisions §9). */
export const firstDigitsOf = (phone: string): string => phone.slice(phonePrefix.length, phonePrefix.length + 4);
