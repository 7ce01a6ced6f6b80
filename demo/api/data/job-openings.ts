/** The jobs that are open: each role has one or two places. */
import type { JobFilter } from "#core/base/values/job-filters.ts";
import type { Role } from "#demo/api/data/job-roles/role.ts";
import { roles } from "#demo/api/data/job-roles/roles.ts";

export type Opening = { readonly id: string; readonly role: Role; readonly values: Readonly<Record<JobFilter, string>> };

/** All first places before all second ones: what stands side by side is not twice the same. */
export const openings: readonly Opening[] = [0, 1].flatMap((turn) =>
  roles.flatMap((role) => {
    const [location, language] = role.places[turn] ?? [];
    return location && language
      ? [{ id: `${role.id}-${location}-${language}`, role, values: { department: role.department, language, location } }]
      : [];
  }),
);
