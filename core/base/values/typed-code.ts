/** Finds one-time codes in what is typed and pasted (decisions §3). */
import { plainDigits } from "./typed-number.ts";

/**
 * Returns the digits of a typed or pasted one-time code. In a text with more digits than the code has, such as a whole message, a run of
 * exactly as many digits that stands alone is the code.
 *
 *     codeOf("12/05 code 427190", 6) // { digits: "427190", isSure: true }
 *
 * `isSure` is false where the text has several such runs, or none: then nobody knows which one is meant.
 */
export function codeOf(typed: string, length: number): { readonly digits: string; readonly isSure: boolean } {
  const text = plainDigits(typed).replace(/[\p{Cf}\p{DI}]/gu, "");
  const digits = text.replace(/\D/g, "");
  if (digits.length <= length && !/\p{L}/u.test(text)) return { digits, isSure: true };
  const runs = new Set(text.match(new RegExp(`(?<![\\d\\p{L}])\\d{${length}}(?![\\d\\p{L}])`, "gu")));
  const [run = digits] = runs;
  return { digits: run, isSure: runs.size === 1 || digits.length === length };
}
