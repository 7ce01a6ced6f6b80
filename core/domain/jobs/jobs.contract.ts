/** The open jobs of the provider (P-105, P-268, P-269, decisions §7, §12). */
import { number, object, optional, refine, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { pageNumber } from "#core/base/contract/page-number.ts";
import { paging } from "#core/base/contract/paging.ts";
import { searchMaxLength } from "#core/base/values/limits.ts";

const Job = type({
  /** The id by which `GET /job/{id}` returns the whole text; absent where a back end has none. */
  id: optional(string()),
  category: string(),
  title: string(),
  /** The job's tags. The API's name for them is `tgs`. */
  tgs: list(string(), 20),
  text: string(),
  /** The address of the page with the job's details, or with its application form. */
  link: string(),
});
export type Job = Infer<typeof Job>;

/** A value of a filter. `count` is the number of jobs that have this value while the other filters stay as they are. */
const FilterOption = type({ value: string(), label: string(), count: number() });
export type FilterOption = Infer<typeof FilterOption>;

const options = list(FilterOption, 500);

/**
 * Lists the open jobs. `language` is the language of the work, `lang` that of the response. Pages have ten jobs; a page beyond the last is
 * empty, and so is the result for an unknown filter value. `q` is words of which a job's title, text and tags contain each, whatever their
 * case and accents.
 */
export const jobList = endpoint({
  method: "GET",
  path: "/job-list",
  encoding: "none",
  answer: type({
    _embedded: type({ cardJob: list(Job, 100) }),
    /** The values of the filters; a back end that cannot filter leaves them out. */
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
      q: optional(refine(string(), "search words", (words) => words.length <= searchMaxLength)),
    }),
    codes: [],
  },
});
