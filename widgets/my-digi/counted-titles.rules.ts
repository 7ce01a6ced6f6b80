/** The rule for the titles of several products in one line. Pure. */

/** Returns the titles in their order, separated by commas. A title that is there more than once is counted: `2 × Light, Fibre 500 Mbps`. */
export function countedTitles(titles: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].map(([title, count]) => (count > 1 ? `${count}\u00a0×\u00a0${title}` : title)).join(", ");
}
