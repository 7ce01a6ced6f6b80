/** This module cuts a page out of a list. */
import type { Paging } from "#core/base/contract/paging.ts";

/**
 * Returns one page of a list, in the form of a paged answer; a page beyond the last one is empty.
 * @param page counts from 1
 */
export function pageOf<Item>(all: readonly Item[], page: number, pageSize: number): Paging & { readonly items: readonly Item[] } {
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    page,
    page_count: Math.ceil(all.length / pageSize),
    page_size: pageSize,
    total_items: all.length,
  };
}
