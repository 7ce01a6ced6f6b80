import { msg } from "@lit/localize";

/** The heading until the job's title is known. */
export const headingText = (): string => msg("Vacancy");
export const applyText = (): string => msg("Apply for this job");
export const closedTitle = (): string => msg("This job is no longer open");
export const closedText = (): string => msg("It may have been filled, or the link is incomplete.");
export const allJobsText = (): string => msg("See the open jobs");
