import { describe, expect, test } from "vitest";
import { pageOf } from "#demo/api/http/page-of.ts";

const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("a list of pages of ten", () => {
  test.each([
    [0, 0],
    [1, 1],
    [9, 1],
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 3],
  ])("with %i items has %i pages", (count, pages) => {
    expect(pageOf(all(count), 1, 10)).toMatchObject({ page: 1, page_count: pages, page_size: 10, total_items: count });
  });

  test.each([
    [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [2, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    [3, []],
  ])("of 20 items has on page %i: %o", (page, items) => {
    expect(pageOf(all(20), page, 10).items).toEqual(items);
  });
});
