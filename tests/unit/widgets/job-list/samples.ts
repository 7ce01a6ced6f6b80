import type { Job } from "#core/domain/jobs/jobs.contract.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";

export const jobOf = (number: number): Job => ({
  category: "Shops",
  title: `Job ${number}`,
  tgs: ["Ghent", "Dutch"],
  text: `What one does in job ${number}.`,
  link: `/en/jobs/apply?job=${number}`,
});

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
