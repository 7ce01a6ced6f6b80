/**
 * Cleans what is typed, pasted or filled in, before it is measured and checked (decisions §3). Every kind of field begins with one of these
 * functions, in the browser as at the API; what only one kind forgives is beside its rule (`phone.ts`, `iban.ts`, `vat.ts`, `box.ts` …).
 *
 *     lineOf("\u2066Zoë\u202fD’Haese\u2069 ") // "Zoë D’Haese"
 */

/**
 * Joiners (U+200C, U+200D) in a position where they join nothing. Joiners join letters of some scripts, and emoji; elsewhere, as after
 * Latin letters, they are invisible characters.
 */
const loneJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}])[\u{200c}\u{200d}]|(?<=\p{Script=Latin})[\u{200c}\u{200d}]/gu;
/** Invisible characters: signs that change the direction of the text after them, blanks without width, fillers, tags. */
const invisible = /(?![\u{200c}\u{200d}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes the characters that nobody sees; joiners stay where they join. */
export const visibleText = (text: string): string => text.replace(loneJoiners, "").replace(invisible, "");

/** Cleans a text of one line: without invisible characters, every blank is a space, and none is at its start or end. */
export const lineOf = (text: string): string =>
  visibleText(text)
    .replace(/[\t\p{Zs}]/gu, " ")
    .trim();
