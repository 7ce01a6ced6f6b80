/** Splits a long list into batches of items: when a page has come, only the batches that contain its items are drawn. Pure. */

/** The number of items in a batch. It is even, so that a batch of two columns ends in a full row. list.css relies on this number. */
export const batchLength = 60;

export type Batch<Item> = { readonly from: number; readonly items: readonly Item[] };

export function batchesOf<Item>(items: readonly Item[]): Batch<Item>[] {
  const batches: Batch<Item>[] = [];
  for (let from = 0; from < items.length; from += batchLength) batches.push({ from, items: items.slice(from, from + batchLength) });
  return batches;
}

/** Tells whether two batches have the same items in the same order, by identity. */
export const isSameBatch = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
