/** The filters of the job list, each with one value (decisions §7). `language` is the language in which the work is done. */
export const jobFilters = ["department", "language", "location"] as const;
export type JobFilter = (typeof jobFilters)[number];
