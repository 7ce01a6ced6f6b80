/**
 * The fields of a response that is one page of a list (decisions §7). Spread them into the struct of the response.
 *
 *     answer: type({ _embedded: type({ jobs: list(Job, 100) }), ...paging })
 */
import { number } from "superstruct";

export const paging = {
  /** The number of this page, from 1 on. */
  page: number(),
  page_count: number(),
  page_size: number(),
  /** The number of items on all pages together. */
  total_items: number(),
};

export type Paging = { readonly [Name in keyof typeof paging]: number };
