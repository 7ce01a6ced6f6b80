/**
 * Cleans what is typed, pasted or filled in, before it is measured and checked (decisions §3). Every kind of field begins with one of these
 * functions, in the browser as at the API; what only one kind forgives is beside its rule (`phone.ts`, `iban.ts`, `vat.ts`, `box.ts` …).
 *
 *     lineOf("\u2066Zoë\u202fD’Haese\u2069 ") // "Zoë D’Haese"
 */

/**
 * Characters that nobody sees: signs that change the direction of the text after them, blanks without width, fillers, tags. Joiners
 * (U+200C, U+200D) join letters of some scripts, and emoji; elsewhere, as after Latin letters, they are invisible, too.
 */
const invisible = /(?<![^\P{L}\p{sc=Latn}]|[\p{M}\p{ExtPict}\p{EMod}])[\u200c\u200d]|(?!\u200c|\u200d)[\p{Cf}\p{DI}]/gu;

/** Removes the characters that nobody sees; joiners stay where they join. */
export const visibleText = (text: string): string => text.replace(invisible, "");

/** Cleans a text of one line: without invisible characters, every blank is a space, and none is at its start or end. */
export const lineOf = (text: string): string =>
  visibleText(text)
    .replace(/[\t\p{Zs}]/gu, " ")
    .trim();
