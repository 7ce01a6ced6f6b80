/**
 * What an answer says that is one page of a list (decisions §7); spread into the answer's struct.
 *
 *     answer: type({ _embedded: type({ jobs: list(Job, 100) }), ...paging })
 */
import { number } from "superstruct";

export const paging = {
  /** Counts from 1. */
  page: number(),
  page_count: number(),
  page_size: number(),
  /** Of all pages together. */
  total_items: number(),
};

export type Paging = { readonly [Name in keyof typeof paging]: number };
