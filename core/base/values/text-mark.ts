/** A hash (mark) of a text, by which the text is recognised later although it is not stored. */

/**
 * Returns a hash of a text (FNV-1a), by which the same text is recognised later. The hash is stored longer than the text may be, so it has
 * only 32 bits: a great many texts have the same hash, and nobody can tell from it which text was typed.
 */
export function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  return mark >>> 0;
}
