/**
 * The rules for the filters in the page's address (P-051…P-053, P-166, decisions §7). Each filter has one value. The page number of the
 * list is never in the address. Pure.
 */
import type { ViewPattern } from "#core/services/route/view-patterns.rules.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import { withParameter } from "#core/base/values/query.ts";

/** The chosen filters. A filter that is missing does not restrict the list. */
export type Filters = Readonly<Partial<Record<JobFilter, string>>>;

/** Returns the filters as one text. Equal filters always give the same text, such as `department=shops&location=ghent`. */
export function writeFilters(filters: Filters): string {
  const chosen = jobFilters.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  return new URLSearchParams(chosen).toString();
}

export function readFilters(written: string): Filters {
  const query = new URLSearchParams(written);
  return Object.fromEntries(jobFilters.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
}

/**
 * Returns the view pattern that reads and writes all filters in the page's address. They are one value, so that 'Clear all' is a single
 * entry of the history. A filter that is missing in the address has the page author's start value; an empty one (`?location=`) was cleared
 * by the visitor.
 *
 * @param starts returns the start values; it is called at each use
 */
export const filtersPattern = (starts: () => Filters): ViewPattern => ({
  read(address) {
    const query = new URL(address).searchParams;
    const start = starts();
    return writeFilters(Object.fromEntries(jobFilters.map((name) => [name, query.get(name) ?? start[name] ?? ""])));
  },
  write(address, written) {
    const url = new URL(address);
    const filters = readFilters(written);
    const start = starts();
    for (const name of jobFilters) {
      const value = filters[name] ?? "";
      url.search = withParameter(url.search, name, value === (start[name] ?? "") ? undefined : value);
    }
    return url.href;
  },
});
