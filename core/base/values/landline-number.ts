/**
 * A Belgian landline number that the customer keeps. It is typed as it is dialled, 9 or 10 digits with the 0 in front (C-324, decisions
 * §3), and stored in a bundle with +32 and without the 0 (C-135).
 */
import { phonePrefix } from "./limits.ts";
import { withoutBrackets } from "./typed-number.ts";

/** The pattern of a landline number that is shown beside its field, the same in every language. */
export const landlinePattern = "02 xxx xx xx";

/**
 * Removes the characters that people write between the digits of a landline number, and puts the 0 in the place of the country's code.
 * Other characters stay, so that `isLandlineNumber` refuses them.
 */
export const normalizeLandline = (text: string): string => withoutBrackets(text).replace(/^(?:\+|00)320?/, "0");

/**
 * Tells whether the digits that `normalizeLandline` returned are a landline number. Two leading zeros would begin a number with a country
 * code.
 */
export const isLandlineNumber = (digits: string): boolean => /^0[1-9]\d{7,8}$/.test(digits);

export const keptLandlineOf = (digits: string): string => phonePrefix + digits.slice(1);

export const isKeptLandline = (phone: string): boolean =>
  phone.startsWith(phonePrefix) && isLandlineNumber(`0${phone.slice(phonePrefix.length)}`);

/** Returns a stored landline number as it is typed: `022123456`. The text is empty where no landline number is kept. */
export const dialledLandline = (phone: string): string => (isKeptLandline(phone) ? `0${phone.slice(phonePrefix.length)}` : "");
