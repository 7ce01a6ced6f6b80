/** Rules for what search engines are told of a job, in the words of schema.org. */
import { escapeHtml } from "#core/base/values/escape-html.ts";
import type { JobDetails } from "#core/domain/jobs/job.contract.ts";

/** Returns the job as a `JobPosting`. Its description is HTML, as search engines want it. */
export const jobPostingOf = ({ id, title, category, posted, until, place, employer, sections, link }: JobDetails): object => ({
  "@type": "JobPosting",
  identifier: id,
  title,
  industry: category,
  description: sections
    .map(({ h, p }) => [`<h3>${escapeHtml(h)}</h3>`, ...p.map((text) => `<p>${escapeHtml(text)}</p>`)].join(""))
    .join(""),
  datePosted: posted,
  ...(until && { validThrough: `${until}T23:59:59` }),
  ...(employer !== undefined && { hiringOrganization: { "@type": "Organization", name: employer } }),
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", postalCode: place.postalCode, addressLocality: place.city, addressCountry: "BE" },
  },
  url: link,
});
