/** Pure questions about what a visitor typed. Sources: text 1 §5, decisions §3. */
import { phoneDigits } from "./limits.ts";

/** Every Unicode letter and combining mark, space, hyphen, `'` and `’` (P-184, decisions §3). */
export const isName = (text: string): boolean => /^[\p{L}\p{M} '’-]+$/u.test(text);

/**
 * The HTML standard's own definition of a valid address, with a dot required in the domain, 254 characters at most.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/.test(
    text,
  );

/**
 * What stands after `+32`: spaces, dots, slashes and hyphens are forgiven; a leading 0 goes only when 10 digits were
 * typed, so a landline of 9 digits with its 0 is taken as typed (decisions §3). Anything else is returned as it is,
 * for `isPhone` to refuse.
 */
export function normalizePhone(text: string): string {
  const compact = text.replace(/[\s./-]/g, "");
  return /^0\d{9}$/.test(compact) ? compact.slice(1) : compact;
}

/** Exactly 9 digits (P-187, P-303), after `normalizePhone`. */
export const isPhone = (text: string): boolean => new RegExp(`^\\d{${phoneDigits}}$`).test(text);

/** 3 to 4 digits, no leading zero (P-191…P-193); only 4 can be looked up. */
export const isPostalCode = (text: string): boolean => /^[1-9]\d{2,3}$/.test(text);
