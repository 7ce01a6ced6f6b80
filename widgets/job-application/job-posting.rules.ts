/** Rules for what search engines are told of a job, in the words of schema.org. */
import type { JobDetails } from "#core/domain/jobs/job.contract.ts";

/** Returns the job as a `JobPosting`. Its description is HTML, as search engines want it. */
export const jobPostingOf = ({ id, title, category, posted, until, place, employer, sections, link }: JobDetails): object => ({
  "@type": "JobPosting",
  identifier: id,
  title,
  industry: category,
  description: sections.map(({ h, p }) => [`<h3>${escaped(h)}</h3>`, ...p.map((text) => `<p>${escaped(text)}</p>`)].join("")).join(""),
  datePosted: posted,
  ...(until && { validThrough: `${until}T23:59:59` }),
  ...(employer !== undefined && { hiringOrganization: { "@type": "Organization", name: employer } }),
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", postalCode: place.postalCode, addressLocality: place.city, addressCountry: "BE" },
  },
  url: link,
});

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
