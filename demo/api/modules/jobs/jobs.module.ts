/** This module has the endpoints of the open jobs: the list, and one job. A role is one job in each of its towns (P-268, P-269). */
import { jobDetails } from "#core/domain/jobs/job.contract.ts";
import { jobList, type FilterOption, type Job } from "#core/domain/jobs/jobs.contract.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import type { Language } from "#core/base/values/language.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";
import { departments, locations, settings, workLanguages, type Texts } from "#demo/api/data/job-locations.ts";
import { openings, type Opening } from "#demo/api/data/job-openings.ts";
import { detailsOf, hasWords, headOf, searchTextOf } from "#demo/api/domain/jobs.rules.ts";
import { pageOf } from "#demo/api/http/page-of.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
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

/** Returns the openings that have each of the words in their title, text or tags, in the language of the answer. */
const openingsWith = (words: string, lang: Language): readonly Opening[] =>
  words === "" ? openings : openings.filter((opening) => hasWords(searchTextOf(opening, lang), words));

/**
 * Returns the values of a filter that a visitor can still choose, each with the number of jobs that are left with it and the other filters.
 */
function optionsOf(name: JobFilter, among: readonly Opening[], asked: Asked, lang: Language): FilterOption[] {
  const found = among.filter((opening) => isWanted(opening, asked, name));
  return Object.entries(labels[name])
    .map(([value, texts]) => ({ value, label: texts[lang], count: found.filter(({ values }) => values[name] === value).length }))
    .filter(({ value, count }) => count > 0 || value === asked[name])
    .toSorted((one, other) => one.label.localeCompare(other.label, lang));
}

function jobOf(opening: Opening, lang: Language, siteUrl: string): Job {
  const { id, role } = opening;
  return { id, ...headOf(opening, lang, siteUrl), text: `${role.texts[lang][1]} ${settings[role.setting][lang]}` };
}

const list = route({
  endpoint: jobList,
  budget: "lookup",
  async handle({ query: { lang: _lang, page, q = "", ...asked }, language }, { options: { siteUrl } }) {
    const among = openingsWith(q, language);
    const { items, ...paging } = pageOf(
      among.filter((opening) => isWanted(opening, asked)),
      page,
      jobsPageSize,
    );
    const [department, languages, location] = jobFilters.map((name) => optionsOf(name, among, asked, language)) as [
      FilterOption[],
      FilterOption[],
      FilterOption[],
    ];
    const cardJob = items.map((opening) => jobOf(opening, language, siteUrl));
    return { answer: { _embedded: { cardJob }, filters: { department, language: languages, location }, ...paging } };
  },
});

const one = route({
  endpoint: jobDetails,
  budget: "lookup",
  isCompared: true,
  async handle({ query: { id }, language }, { options: { siteUrl }, now }) {
    const opening = openings.find((job) => job.id === id);
    if (!opening) return { refused: "not_found", message: statusText("notFound", language) };
    return { answer: { job: detailsOf(opening, language, { siteUrl, nowMs: now() }) } };
  },
});

export const jobsModule = apiModule("jobs", { routes: [list, one] });
