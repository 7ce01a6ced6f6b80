/** What jobs can be filtered by, each with one value (decisions §7). `language` is that of the work. */
export const jobFilters = ["department", "language", "location"] as const;
export type JobFilter = (typeof jobFilters)[number];
