/** This module finds the job that a page's address names, in the form of the job list's links: `?job=technician-ghent-nl`. */
import { openings } from "#demo/api/data/job-openings.ts";
import { detailsOf } from "#demo/api/domain/jobs.rules.ts";
import type { PageContext } from "#demo/pages/context.ts";
import type { AskedJob } from "#demo/pages/provider/job-application.ts";

/**
 * Returns the job of the page's address. Returns undefined when the address names no job, and a job without a title when the named job is
 * unknown.
 */
export function openJobIn({ here, lang }: PageContext): AskedJob | undefined {
  const id = new URLSearchParams(here.replace(/^[^?]*/, "")).get("job");
  if (!id) return undefined;
  const opening = openings.find((one) => one.id === id);
  if (!opening) return { id };
  const { title, sections } = detailsOf(opening, lang, { siteUrl: "", nowMs: Date.now() });
  return { id, title, sections };
}
