import { expect, test } from "vitest";
import { isSameRun, runLength, runsOf } from "#core/ui/list/batches.rules.ts";

const items = Array.from({ length: 10_000 }, (_, index) => ({ index }));

test("a page of 100 behind thousands is drawn alone: of all runs, only those that it stands in are others", () => {
  for (const [before, after] of [
    [9_900, 10_000],
    [9_930, 10_000],
  ] as const) {
    const known = runsOf(items.slice(0, before));
    const drawn = runsOf(items.slice(0, after)).flatMap((run, at) => (isSameRun(run.items, known[at]?.items ?? []) ? [] : run.items));
    expect(drawn.at(-1)).toBe(items.at(-1));
    expect(drawn.length).toBeLessThanOrEqual(after - before + runLength);
  }
});

test("all items stand in the runs, once and in order; an item that has changed is drawn", () => {
  expect(runsOf(items.slice(0, 101)).flatMap((run) => run.items)).toEqual(items.slice(0, 101));
  expect(runsOf([])).toEqual([]);
  const [one, two] = [items.slice(0, 3), items.slice(0, 3)];
  expect(isSameRun(one, two)).toBe(true);
  two[1] = { index: 1 };
  expect(isSameRun(one, two)).toBe(false);
  expect(isSameRun(one, one.slice(0, 2))).toBe(false);
});
