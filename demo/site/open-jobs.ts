/** The job that a page was asked for: `?job=technician-ghent-nl`, as the links of the list of jobs have it. */
import { locations } from "#demo/api/data/job-places.ts";
import { openings } from "#demo/api/data/job-openings.ts";
import type { PageContext } from "#demo/pages/context.ts";
import type { AskedJob } from "#demo/pages/provider/job-application.ts";

/** Undefined where none was asked for, without a title where nobody knows it. */
export function openJobIn({ here, lang }: PageContext): AskedJob | undefined {
  const id = new URLSearchParams(here.replace(/^[^?]*/, "")).get("job");
  if (!id) return undefined;
  const opening = openings.find((one) => one.id === id);
  if (!opening) return { id };
  const [title] = opening.role.texts[lang];
  return { id, title, place: locations[opening.values.location as keyof typeof locations][lang] };
}
