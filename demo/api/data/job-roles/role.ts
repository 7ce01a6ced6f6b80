import type { Language } from "#core/base/values/language.ts";
import type { Contract, Department, Hours, Location, Setting } from "#demo/api/data/job-locations.ts";

/** A role of the sample jobs, which becomes one open job in each of its towns. */
export type Role = {
  readonly id: string;
  readonly department: Department;
  readonly contract: Contract;
  readonly hours: Hours;
  readonly setting: Setting;
  /** The towns of the role, each with the language in which the work is done in that town. */
  readonly locations: readonly (readonly [Location, Language])[];
  /** The gross pay in euros, from the lowest to the highest: by the hour for students, by the month for everybody else. */
  readonly payEuros: readonly [from: number, to: number];
  readonly texts: Readonly<Record<Language, readonly [title: string, text: string]>>;
  /** The text of the job's own page beyond that of the list: more of the tasks, and whom the role suits. */
  readonly more: Readonly<Record<Language, readonly [tasks: string, profile: string]>>;
};
