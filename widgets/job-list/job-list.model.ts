import { computed, createModel, signal, type Signal } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { jobList, type FilterOption, type Job } from "#core/domain/jobs/jobs.contract.ts";
import { isPartialPage } from "#core/ui/list/partial-page.rules.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import { writeJson } from "#core/base/values/json.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";
import type { definition } from "./job-list.element.ts";
import { filtersPattern, readFilters, writeFilters, type Filters } from "./job-list.rules.ts";

export type Model = InstanceType<typeof Model>;

type FilterOptions = Readonly<Record<JobFilter, readonly FilterOption[]>>;

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
      clear: (): void => choose({}),
      /**
       * Returns the address of a job, or undefined where `link` is not an http(s) address. A job without an address is shown without a
       * link.
       */
      hrefOf: (link: string): string | undefined => httpAddress(link, bar.read()),
      start() {
        const stops = [
          route.start(),
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
