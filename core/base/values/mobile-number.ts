/**
 * A Belgian mobile number that is kept: the 9 digits after +32, the first of them a 4 (C-307, decisions §3). In a bundle it stands with
 * +32, or `new-phone` in its place (C-143).
 */
import { phonePrefix } from "./limits.ts";

/** How it is written, in every language (C-307). */
export const mobilePattern = "4 xx xx xx xx";

/** The line gets a number of ours. */
export const newPhone = "new-phone";
/** The choice to keep the current one (C-144). */
export const keepPhone = "keep-phone";

/** The digits after +32. */
export const isMobileNumber = (digits: string): boolean => /^4\d{8}$/.test(digits);

export const keptPhoneOf = (digits: string): string => phonePrefix + digits;

export const isKeptPhone = (phone: string): boolean => phone.startsWith(phonePrefix) && isMobileNumber(phone.slice(phonePrefix.length));

/** What the specification calls `first_digits`: the 4 after +32 (decisions §9). */
export const firstDigitsOf = (phone: string): string => phone.slice(phonePrefix.length, phonePrefix.length + 4);
