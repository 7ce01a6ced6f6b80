/** Cleans numbers that people write in groups: phone numbers, account numbers, the numbers of SIM cards and companies (decisions §3). */

/** Writes the decimal digits of every script as 0 to 9. In each script the ten digits follow each other, beginning with its zero. */
export const plainDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitOf(digit)));

function digitOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (point - first) % 10;
}

/** Removes blanks, hyphens of every kind, and invisible characters from a number or code. Other characters stay. */
export const withoutGaps = (text: string): string => plainDigits(text).replace(/[\s\p{Cf}\p{DI}\p{Pd}\u{2212}]/gu, "");

/**
 * Removes what stands between the characters of a number, dots and slashes too. Other characters stay, so that the rule of the number
 * refuses them.
 */
export const compactNumber = (text: string): string => withoutGaps(text).replace(/[./]/g, "");

/** Removes separators, and pairs of brackets round digits: `(0)470`, `(02) 870`. */
export const withoutBrackets = (text: string): string => compactNumber(text).replace(/\((\d*)\)/g, "$1");
