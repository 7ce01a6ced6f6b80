/** Returns the candidate that differs from `word` in the fewest letters; undefined where none is similar enough. */
export function closestTo(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(2, word.length / 4) ? best.candidate : undefined;
}

/** Returns the Levenshtein distance of two words: the number of letters to insert, delete or replace. */
function editDistance(from: string, to: string): number {
  const letters = [...to];
  let row = [0, ...letters.map((_, column) => column + 1)];
  [...from].forEach((letter, index) => {
    const next = [index + 1];
    letters.forEach((other, column) => {
      next.push(Math.min((row[column] ?? 0) + (letter === other ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
