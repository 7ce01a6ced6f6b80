import { expect, test } from "vitest";
import { isSameBatch, batchLength, batchesOf } from "#core/ui/list/batches.rules.ts";

const items = Array.from({ length: 10_000 }, (_, index) => ({ index }));

test("a page of 100 behind thousands is drawn alone: of all batches, only those that it stands in are others", () => {
  for (const [before, after] of [
    [9_900, 10_000],
    [9_930, 10_000],
  ] as const) {
    const known = batchesOf(items.slice(0, before));
    const drawn = batchesOf(items.slice(0, after)).flatMap((batch, at) =>
      isSameBatch(batch.items, known[at]?.items ?? []) ? [] : batch.items,
    );
    expect(drawn.at(-1)).toBe(items.at(-1));
    expect(drawn.length).toBeLessThanOrEqual(after - before + batchLength);
  }
});

test("all items stand in the batches, once and in order; an item that has changed is drawn", () => {
  expect(batchesOf(items.slice(0, 101)).flatMap((batch) => batch.items)).toEqual(items.slice(0, 101));
  expect(batchesOf([])).toEqual([]);
  const [one, two] = [items.slice(0, 3), items.slice(0, 3)];
  expect(isSameBatch(one, two)).toBe(true);
  two[1] = { index: 1 };
  expect(isSameBatch(one, two)).toBe(false);
  expect(isSameBatch(one, one.slice(0, 2))).toBe(false);
});
