/** This module lists the open jobs of the demo. Each role is open in one town or in two. */
import type { JobFilter } from "#core/base/values/job-filters.ts";
import type { Role } from "#demo/api/data/job-roles/role.ts";
import { roles } from "#demo/api/data/job-roles/roles.ts";

export type Opening = { readonly id: string; readonly role: Role; readonly values: Readonly<Record<JobFilter, string>> };

/** The open jobs. The first towns of all roles come before the second ones, so that neighbours in the list are different roles. */
export const openings: readonly Opening[] = [0, 1].flatMap((turn) =>
  roles.flatMap((role) => {
    const [location, language] = role.locations[turn] ?? [];
    return location && language
      ? [{ id: `${role.id}-${location}-${language}`, role, values: { department: role.department, language, location } }]
      : [];
  }),
);
