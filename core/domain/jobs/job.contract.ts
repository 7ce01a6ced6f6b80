/** One open job with its details (decisions §12). */
import { nullable, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";

const JobSection = type({
  /** The heading. */
  h: string(),
  /** Its paragraphs, as plain texts. */
  p: list(string(), 50),
});

const JobDetails = type({
  id: string(),
  title: string(),
  category: string(),
  tgs: list(string(), 20),
  /** The day on which the job was posted: `2026-02-16`. */
  posted: string(),
  /** The last day on which applications are taken; absent or null where there is none. */
  until: optional(nullable(string())),
  place: type({ postalCode: string(), city: string() }),
  /** The name of the company that employs; absent where the page's own name says it. */
  employer: optional(string()),
  sections: list(JobSection, 20),
  /** The address of the page of this job. */
  link: string(),
});
export type JobDetails = Infer<typeof JobDetails>;

/** Returns an open job by its id. An unknown id, or a job that is no longer open, is `not_found`. */
export const jobDetails = endpoint({
  method: "GET",
  path: "/job/{id}",
  encoding: "none",
  answer: type({ job: JobDetails }),
  spec: {
    id: "jobs.one",
    summary: "An open job with its details",
    query: object({ id: string(), lang: string() }),
    codes: ["not_found"],
  },
});
