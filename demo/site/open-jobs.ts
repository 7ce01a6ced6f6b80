/** The job in a page's address: `?job=technician-ghent-nl`, as the links of the job list have it. */
import { locations } from "#demo/api/data/job-places.ts";
import { openings } from "#demo/api/data/job-openings.ts";
import type { PageContext } from "#demo/pages/context.ts";
import type { AskedJob } from "#demo/pages/provider/job-application.ts";

/** Returns the job: undefined when the address names none, and a job without a title when the named job is unknown. */
export function openJobIn({ here, lang }: PageContext): AskedJob | undefined {
  const id = new URLSearchParams(here.replace(/^[^?]*/, "")).get("job");
  if (!id) return undefined;
  const opening = openings.find((one) => one.id === id);
  if (!opening) return { id };
  const [title] = opening.role.texts[lang];
  return { id, title, location: locations[opening.values.location as keyof typeof locations][lang] };
}
