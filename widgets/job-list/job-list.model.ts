import { computed, createModel, signal, type Signal } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { jobList, type FilterOption, type Job } from "#core/domain/jobs/jobs.contract.ts";
import { isShort } from "#core/ui/list/shortness.rules.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import { writeJson } from "#core/base/values/json.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";
import type { definition } from "./job-list.element.ts";
import { filtersPlace, readFilters, writeFilters, type Filters } from "./job-list.rules.ts";

export type Model = InstanceType<typeof Model>;

type FilterOptions = Readonly<Record<JobFilter, readonly FilterOption[]>>;

const noOptions: FilterOptions = { department: [], language: [], location: [] };

/** A back end gives jobs no number of their own: the same one may be open in two places, which its tags tell. */
export const jobKey = ({ link, title, category, tgs }: Job): string => writeJson([link, title, category, tgs]);

export const Model = createModel(
  (ports: PortsOf<typeof definition>, options: Signal<OptionsOf<typeof definition>>, bar = pageAddressBar) => {
    const starts = (): Filters => Object.fromEntries(jobFilters.map((name) => [name, options.value[name]]));
    const route = createViewRoute({ place: filtersPlace(starts), viewOf: (name) => name, bar });
    const startsWritten = computed(() => writeFilters(starts()));
    const chosen = computed(() => readFilters(route.view.value ?? ""));
    const filterOptions = signal(noOptions);
    const isTouched = signal(false);
    const jobs = createPages(ports, jobList, {
      // Not before the address has been read.
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
      /** What the last answer offers: it stays while another is on its way, or does not come. */
      filterOptions,
      /** What room is kept for may not be filled: by what the visitor did, or the link that was opened, or what came. */
      isShort: computed(
        () =>
          isTouched.value || (route.view.value ?? startsWritten.value) !== startsWritten.value || isShort(jobs.state.value, jobsPageSize),
      ),
      /** The visitor has filtered here. */
      isTouched,
      /** An empty value lets everything through. Asks anew, from the first page. */
      choose: (name: JobFilter, value: string): void => choose({ ...chosen.peek(), [name]: value }),
      clear: (): void => choose({}),
      /** Undefined for what is no web address: such a job has no link. */
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
