import { msg, str } from "@lit/localize";
import type { JobFilter } from "#core/base/values/job-filters.ts";

export const headingText = (): string => msg("Vacancies");

export function filterLabel(filter: JobFilter): string {
  switch (filter) {
    case "department":
      return msg("Department");
    case "language":
      return msg("Language");
    case "location":
      return msg("Location");
  }
}

/** Returns the text of the filter's option that means that nothing is filtered out. */
export function allText(filter: JobFilter): string {
  switch (filter) {
    case "department":
      return msg("All departments");
    case "language":
      return msg("All languages");
    case "location":
      return msg("All locations");
  }
}

export const searchLabel = (): string => msg("Keyword");
export const searchText = (): string => msg("Search");
/** Returns searched words as they stand among the chosen filters. */
export const quotedText = (words: string): string => msg(str`“${words}”`);
export const optionText = (label: string, count: number): string => `${label} (${count})`;
export const chosenFiltersLabel = (): string => msg("Chosen filters");
export const removeText = (label: string): string => msg(str`Remove filter: ${label}`);
export const clearAllText = (): string => msg("Clear all");
export const countText = (count: number): string => (count === 1 ? msg("1 job") : msg(str`${count} jobs`));
export const nothingFoundText = (): string => msg("Nothing found. Try it with fewer filters.");
export const noJobsText = (): string => msg("Nothing found. We have no vacancies at the moment.");
export const contactText = (): string => msg("Contact us");
