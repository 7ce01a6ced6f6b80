/** Jobs that are open (P-105, P-268, P-269, decisions §7, §12). */
import { number, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { pageNumber } from "#core/base/contract/page-number.ts";
import { paging } from "#core/base/contract/paging.ts";

const Job = type({
  category: string(),
  title: string(),
  /** The job's tags; the API spells the key this way. */
  tgs: list(string(), 20),
  text: string(),
  /** Address of the page on which to read more, or to apply. */
  link: string(),
});
export type Job = Infer<typeof Job>;

/** A value to filter by. `count`: the number of jobs with this value while the other filters stay as they are. */
const FilterOption = type({ value: string(), label: string(), count: number() });
export type FilterOption = Infer<typeof FilterOption>;

const options = list(FilterOption, 500);

/**
 * Lists the open jobs. `language` is the language of the work, `lang` that of the response. Pages have ten jobs; a page beyond the last is
 * empty, and so is the result for an unknown filter value.
 */
export const jobList = endpoint({
  method: "GET",
  path: "/job-list",
  encoding: "none",
  answer: type({
    _embedded: type({ cardJob: list(Job, 100) }),
    /** The filters; a back end without filters leaves them out. */
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
