/** Splits a long list into batches of items, so that a page that arrives re-renders only the batches with its items. */

/** The number of items in a batch. It is even, so that a batch in two columns ends with a full row. list.css uses the same number. */
export const batchLength = 60;

export type Batch<Item> = { readonly from: number; readonly items: readonly Item[] };

export function batchesOf<Item>(items: readonly Item[]): Batch<Item>[] {
  const batches: Batch<Item>[] = [];
  for (let from = 0; from < items.length; from += batchLength) batches.push({ from, items: items.slice(from, from + batchLength) });
  return batches;
}

/** Tells whether two batches consist of the same objects in the same order. */
export const isSameBatch = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
