/** The filters of jobs, each with one value (decisions §7). `language` is the language of the work. */
export const jobFilters = ["department", "language", "location"] as const;
export type JobFilter = (typeof jobFilters)[number];
