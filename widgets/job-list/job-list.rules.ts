/**
 * The rules for the filters in the page's address (P-051…P-053, P-166, decisions §7). Each filter has one value, and `q` has the words that
 * are searched. The page number of the list is never in the address. Pure.
 */
import type { ViewPattern } from "#core/services/route/view-patterns.rules.ts";
import { jobFilters } from "#core/base/values/job-filters.ts";
import { searchMaxLength } from "#core/base/values/limits.ts";
import { withParameter } from "#core/base/values/query.ts";
import { lineOf } from "#core/base/values/typed-text.ts";

/** The parameters of the page's address that restrict the list: the filters, and the words that are searched. */
const parameters = [...jobFilters, "q"] as const;
export type Restriction = (typeof parameters)[number];

/** The searched words and the chosen filters. What is missing does not restrict the list. */
export type Filters = Readonly<Partial<Record<Restriction, string>>>;

/** Returns the words of a search as they are asked for. What is beyond the API's limit is left out. */
export const searchedWords = (typed: string): string => lineOf(typed).slice(0, searchMaxLength).trim();

/** Returns the filters as one text. Equal filters always give the same text, such as `department=shops&location=ghent`. */
export function writeFilters(filters: Filters): string {
  const chosen = parameters.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  return new URLSearchParams(chosen).toString();
}

export function readFilters(written: string): Filters {
  const query = new URLSearchParams(written);
  return Object.fromEntries(parameters.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
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
    const read = (name: Restriction): string => query.get(name) ?? start[name] ?? "";
    return writeFilters({ ...Object.fromEntries(parameters.map((name) => [name, read(name)])), q: searchedWords(read("q")) });
  },
  write(address, written) {
    const url = new URL(address);
    const filters = readFilters(written);
    const start = starts();
    for (const name of parameters) {
      const value = filters[name] ?? "";
      url.search = withParameter(url.search, name, value === (start[name] ?? "") ? undefined : value);
    }
    return url.href;
  },
});
