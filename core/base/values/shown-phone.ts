/** Formats Belgian phone numbers for display. */
import { phoneDigits, phonePrefix } from "./limits.ts";

/**
 * Formats a phone number in the groups in which it is read aloud: `+32 470 12 34 56`, `+32 2 870 41 41`, `+32 81 12 34 56`. A landline that
 * was typed with its 0 is displayed without it.
 * @param digits the 9 digits that are sent
 */
export function shownPhone(digits: string): string {
  const own = digits.replace(/^0/, "");
  // The area code has 3 digits for mobile numbers, 1 for Brussels, Antwerp, Liège and Ghent, and 2 elsewhere.
  const areaLength = own.length === phoneDigits ? 3 : /^[2349]/.test(own) ? 1 : 2;
  const local = own.slice(areaLength);
  const groups = local.length % 2 === 0 ? local.match(/../g) : [local.slice(0, 3), ...(local.slice(3).match(/../g) ?? [])];
  return [phonePrefix, own.slice(0, areaLength), ...(groups ?? [])].join("\u00a0");
}
