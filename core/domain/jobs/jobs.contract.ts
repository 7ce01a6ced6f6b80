/** Jobs that are open (P-105, P-268, P-269, decisions §7, §12). */
import { number, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { pageNumber } from "#core/base/contract/page-number.ts";
import { paging } from "#core/base/contract/paging.ts";

const Job = type({
  category: string(),
  title: string(),
  /** Its tags, spelled so. */
  tgs: list(string(), 20),
  text: string(),
  /** Where to read more, or to apply. */
  link: string(),
});
export type Job = Infer<typeof Job>;

/** `count`: jobs that there would be with it, the other filters as they are. */
const FilterOption = type({ value: string(), label: string(), count: number() });
export type FilterOption = Infer<typeof FilterOption>;

const options = list(FilterOption, 500);

/** `language` is that of the work, `lang` that of the answer. In pages of ten; a page beyond the last is empty, and so is what a filter leaves that nobody knows. */
export const jobList = endpoint({
  method: "GET",
  path: "/job-list",
  encoding: "none",
  answer: type({
    _embedded: type({ cardJob: list(Job, 100) }),
    /** A back end that knows none leaves them out. */
    filters: optional(type({ department: options, language: options, location: options })),
    ...paging,
  }),
  spec: {
    id: "jobs.list",
    summary: "Open jobs, in pages, with what they can be filtered by",
    query: object({
      lang: string(),
      page: pageNumber(),
      department: optional(string()),
      language: optional(string()),
      location: optional(string()),
    }),
    codes: [],
  },
});
