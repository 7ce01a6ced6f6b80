/** This module has the endpoint that lists the open jobs. A role is listed once for each town in which it is open (P-268, P-269). */
import { jobList, type FilterOption, type Job } from "#core/domain/jobs/jobs.contract.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import type { Language } from "#core/base/values/language.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { contracts, departments, hours, locations, settings, workLanguages, type Texts } from "#demo/api/data/job-locations.ts";
import { openings, type Opening } from "#demo/api/data/job-openings.ts";
import { pageOf } from "#demo/api/http/page-of.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";

const labels: Readonly<Record<JobFilter, Readonly<Record<string, Texts>>>> = {
  department: departments,
  language: workLanguages,
  location: locations,
};

type Asked = Readonly<Partial<Record<JobFilter, string>>>;

/** Tells whether an opening matches the filters, except for the filter that is named `but`. An empty filter counts as no filter. */
const isWanted = ({ values }: Opening, asked: Asked, but?: JobFilter): boolean =>
  jobFilters.every((name) => name === but || !asked[name] || values[name] === asked[name]);

/**
 * Returns the values of a filter that a visitor can still choose, each with the number of jobs that are left with it and the other filters.
 */
function optionsOf(name: JobFilter, asked: Asked, lang: Language): FilterOption[] {
  const found = openings.filter((opening) => isWanted(opening, asked, name));
  return Object.entries(labels[name])
    .map(([value, texts]) => ({ value, label: texts[lang], count: found.filter(({ values }) => values[name] === value).length }))
    .filter(({ value, count }) => count > 0 || value === asked[name])
    .toSorted((one, other) => one.label.localeCompare(other.label, lang));
}

function jobOf({ id, role, values }: Opening, lang: Language, siteUrl: string): Job {
  const [title, text] = role.texts[lang];
  const location = locations[values.location as keyof typeof locations];
  return {
    category: departments[role.department][lang],
    title,
    tgs: [location, workLanguages[values.language as Language], contracts[role.contract], hours[role.hours]].map((texts) => texts[lang]),
    text: `${text} ${settings[role.setting][lang]}`,
    link: `${siteUrl}${pathOf("job-application", lang)}?job=${id}`,
  };
}

const list = route({
  endpoint: jobList,
  budget: "lookup",
  async handle({ query: { lang: _lang, page, ...asked }, language }, { options: { siteUrl } }) {
    const { items, ...paging } = pageOf(
      openings.filter((opening) => isWanted(opening, asked)),
      page,
      jobsPageSize,
    );
    const [department, languages, location] = jobFilters.map((name) => optionsOf(name, asked, language)) as [
      FilterOption[],
      FilterOption[],
      FilterOption[],
    ];
    const cardJob = items.map((opening) => jobOf(opening, language, siteUrl));
    return { answer: { _embedded: { cardJob }, filters: { department, language: languages, location }, ...paging } };
  },
});

export const jobsModule = apiModule("jobs", { routes: [list] });
