import { computed, createModel, signal, type Signal } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { jobList, type FilterOption, type Job } from "#core/domain/jobs/jobs.contract.ts";
import { isPartialPage } from "#core/ui/list/partial-page.rules.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { byParameter } from "#core/services/route/view-patterns.rules.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import { writeJson } from "#core/base/values/json.ts";
import { withoutParameters } from "#core/base/values/query.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";
import type { definition } from "./job-list.element.ts";
import { filtersPattern, readFilters, searchedWords, writeFilters, type Filters } from "./job-list.rules.ts";

export type Model = InstanceType<typeof Model>;

type FilterOptions = Readonly<Record<JobFilter, readonly FilterOption[]>>;

/** The parameter of the page's address that names the job that is read. */
const jobParameter = "job";

const noOptions: FilterOptions = { department: [], language: [], location: [] };

/**
 * Returns a key for a job, made of the job's fields because the API gives jobs no id. The tags are part of the key: the same job may be
 * open in two cities, which only its tags tell apart.
 */
export const jobKey = ({ link, title, category, tgs }: Job): string => writeJson([link, title, category, tgs]);

export const Model = createModel(
  (ports: PortsOf<typeof definition>, options: Signal<OptionsOf<typeof definition>>, bar = pageAddressBar) => {
    const starts = (): Filters => Object.fromEntries(jobFilters.map((name) => [name, options.value[name]]));
    const route = createViewRoute({ pattern: filtersPattern(starts), viewOf: (name) => name, bar });
    const reading = createViewRoute({ pattern: byParameter(jobParameter), viewOf: (name) => name || undefined, bar });
    const startsWritten = computed(() => writeFilters(starts()));
    const chosen = computed(() => readFilters(route.view.value ?? ""));
    const filterOptions = signal(noOptions);
    const isTouched = signal(false);
    const jobs = createPages(ports, jobList, {
      // Undefined means that no request is sent, because the filters are unknown until the page's address has been read.
      request: (page) => (route.view.value === undefined ? undefined : { query: { lang: ports.language.value, page, ...chosen.value } }),
      items: (answer) => answer._embedded.cardJob,
      key: jobKey,
    });
    const choose = (filters: Filters): void => {
      isTouched.value = true;
      route.go(writeFilters(filters));
    };
    /**
     * Returns the address of a job's page, or undefined where `link` is not an http(s) address. A job without an address is shown without a
     * link.
     */
    const hrefOf = (link: string): string | undefined => httpAddress(link, bar.read());

    return {
      jobs,
      chosen,
      /** The filter options of the last response. They stay available while another request is running, and after it has failed. */
      filterOptions,
      /**
       * True where the list may be shorter than the reserved space: the visitor has filtered, the opened link has other filters than the
       * tag, or the response has fewer jobs than a page.
       */
      isPartialPage: computed(
        () =>
          isTouched.value ||
          (route.view.value ?? startsWritten.value) !== startsWritten.value ||
          isPartialPage(jobs.state.value, jobsPageSize),
      ),
      /** True once the visitor has filtered the list on this page. */
      isTouched,
      /** Sets a filter and requests the jobs anew, from the first page. An empty value removes the filter. */
      choose: (name: JobFilter, value: string): void => choose({ ...chosen.peek(), [name]: value }),
      /** Searches for words, and requests the jobs anew, from the first page. A text without a word ends the search. */
      search(typed: string): void {
        const q = searchedWords(typed);
        if (q !== (chosen.peek().q ?? "")) choose({ ...chosen.peek(), q });
      },
      clear: (): void => choose({}),
      /** The id of the job that is read; undefined while none is. The page's address names it, so that a link can be shared. */
      reading: reading.view,
      /** Shows the whole text of a job, in a new entry of the history. Returns false where only the job's own page has it. */
      read: ({ id }: Job): boolean => id !== undefined && reading.go(id),
      /** Leaves the text of a job, and removes the job from the page's address. */
      leave(): void {
        const url = new URL(bar.read());
        url.search = withoutParameters(url.search, (name) => name === jobParameter);
        bar.replace(url.href);
      },
      /** Returns the address of the text of a job: this page's, or the job's own page where the API names no id. */
      textHrefOf: ({ id, link }: Job): string | undefined => (id === undefined ? undefined : reading.hrefOf(id)) ?? hrefOf(link),
      hrefOf,
      start() {
        const stops = [
          route.start(),
          reading.start(),
          jobs.start(),
          jobs.state.subscribe((state) => {
            if ("answer" in state) filterOptions.value = state.answer.filters ?? noOptions;
          }),
        ];
        return () => stops.forEach((stop) => stop());
      },
    };
  },
);
