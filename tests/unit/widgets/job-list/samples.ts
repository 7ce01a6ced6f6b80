import type { JobDetails } from "#core/domain/jobs/job.contract.ts";
import type { Job } from "#core/domain/jobs/jobs.contract.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";

export const jobOf = (number: number): Job => ({
  id: `job-${number}`,
  category: "Shops",
  title: `Job ${number}`,
  tgs: ["Ghent", "Dutch"],
  text: `What one does in job ${number}.`,
  link: `/en/jobs/apply?job=${number}`,
});

/** Returns the whole text of the same job. */
export const detailsOf = (number: number): { readonly job: JobDetails } => ({
  job: {
    ...jobOf(number),
    id: `job-${number}`,
    posted: "2026-02-01",
    place: { postalCode: "9000", city: "Ghent" },
    sections: [
      { h: "What you do", p: [`You do <all> of job ${number}.`, "You tell."] },
      { h: "What we offer", p: ["Gross pay: €2,500."] },
    ],
  },
});

/** The text of the first job with a title, tags and words that are long. */
export const longDetails: { readonly job: JobDetails } = {
  job: {
    ...detailsOf(1).job,
    title: "Verantwoordelijke klantenondersteuning glasvezelaansluitingen",
    tgs: ["Temps plein ou quatre cinquièmes", "Anvers", "Néerlandais"],
    sections: [
      { h: "What you do", p: ["You look after our customers. ".repeat(12).trim(), "You tell."] },
      { h: "Arbeidsongeschiktheidsverzekering", p: ["Meervoudigepersoonlijkheidsstoornisbehandelingsverzekering"] },
      { h: "What we offer", p: ["Gross pay: €2,500."] },
    ],
  },
};

/**
 * Returns the API's answer for one page of jobs.
 * @param total the number of jobs on all pages
 */
export const answerOf = (count: number, total = count, page = 1, pageSize = jobsPageSize) => ({
  _embedded: { cardJob: Array.from({ length: count }, (_, index) => jobOf((page - 1) * pageSize + index + 1)) },
  filters: {
    department: [
      { value: "it", label: "IT and data", count: 7 },
      { value: "shops", label: "Shops", count: 3 },
    ],
    language: [{ value: "nl", label: "Dutch", count: 10 }],
    location: [{ value: "ghent", label: "Ghent", count: 10 }],
  },
  page,
  page_count: Math.ceil(total / pageSize),
  page_size: pageSize,
  total_items: total,
});

/**
 * The answers for which `npm run heights` reserves space: a full first page of jobs, with more behind it. All cards have the same height,
 * whatever their texts.
 * @public
 */
export const answers = { "/job-list": answerOf(jobsPageSize, 999) };
