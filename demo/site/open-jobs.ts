/** This module finds the job that a page's address names, in the form of the job list's links: `?job=technician-ghent-nl`. */
import { locations } from "#demo/api/data/job-locations.ts";
import { openings } from "#demo/api/data/job-openings.ts";
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
  const [title] = opening.role.texts[lang];
  return { id, title, location: locations[opening.values.location as keyof typeof locations][lang] };
}
