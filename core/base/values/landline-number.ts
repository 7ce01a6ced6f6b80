/**
 * A Belgian landline number that is kept: typed as it is dialled, 9 or 10 digits with the 0 in front (C-324, decisions §3); in a bundle with
 * +32 and without the 0 (C-135).
 */
import { phonePrefix } from "./limits.ts";

/** How it is written, in every language. */
export const landlinePattern = "02 xxx xx xx";

/** What people write between the digits goes. Anything else stays as it is, for `isLandlineNumber` to refuse. */
export const normalizeLandline = (text: string): string => text.replace(/[\s./-]/g, "");

/** After `normalizeLandline`. Two zeros are the beginning of a country's number. */
export const isLandlineNumber = (digits: string): boolean => /^0[1-9]\d{7,8}$/.test(digits);

export const keptLandlineOf = (digits: string): string => phonePrefix + digits.slice(1);

export const isKeptLandline = (phone: string): boolean =>
  phone.startsWith(phonePrefix) && isLandlineNumber(`0${phone.slice(phonePrefix.length)}`);

/** As it is typed: `022123456`; nothing where none is kept. */
export const dialledLandline = (phone: string): string => (isKeptLandline(phone) ? `0${phone.slice(phonePrefix.length)}` : "");
