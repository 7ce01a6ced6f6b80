/** Splits a long list into runs of items: when a page has come, only the runs that contain its items are drawn. Pure. */

/** The number of items in a run. It is even, so that a run of two columns ends in a full row. list.css relies on this number. */
export const runLength = 60;

export type Run<Item> = { readonly from: number; readonly items: readonly Item[] };

export function runsOf<Item>(items: readonly Item[]): Run<Item>[] {
  const runs: Run<Item>[] = [];
  for (let from = 0; from < items.length; from += runLength) runs.push({ from, items: items.slice(from, from + runLength) });
  return runs;
}

/** Tells whether two runs have the same items in the same order, by identity. */
export const isSameRun = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
