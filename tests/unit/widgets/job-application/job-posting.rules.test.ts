import { expect, test } from "vitest";
import type { JobDetails } from "#core/domain/jobs/job.contract.ts";
import { jobPostingOf } from "#widgets/job-application/job-posting.rules.ts";

const job: JobDetails = {
  id: "tester-ghent-nl",
  title: "Tester",
  category: "IT and data",
  tgs: ["Ghent"],
  posted: "2026-02-01",
  until: "2026-05-01",
  place: { postalCode: "9000", city: "Ghent" },
  employer: "digi",
  sections: [{ h: "What you do", p: ["You test <all> & more.", "You tell."] }],
  link: "https://site.example/en/jobs/apply?job=tester-ghent-nl",
};

test("a job becomes a JobPosting with its dates, its place and its text as HTML", () => {
  expect(jobPostingOf(job)).toEqual({
    "@type": "JobPosting",
    identifier: "tester-ghent-nl",
    title: "Tester",
    industry: "IT and data",
    description: "<h3>What you do</h3><p>You test &lt;all&gt; &amp; more.</p><p>You tell.</p>",
    datePosted: "2026-02-01",
    validThrough: "2026-05-01T23:59:59",
    hiringOrganization: { "@type": "Organization", name: "digi" },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", postalCode: "9000", addressLocality: "Ghent", addressCountry: "BE" },
    },
    url: "https://site.example/en/jobs/apply?job=tester-ghent-nl",
  });
});

test("what a back end does not know is left out", () => {
  const { employer: _employer, ...without } = { ...job, until: null };
  expect(Object.keys(jobPostingOf(without))).not.toEqual(expect.arrayContaining(["validThrough"]));
  expect(Object.keys(jobPostingOf(without))).not.toContain("hiringOrganization");
});
