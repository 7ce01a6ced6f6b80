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
  readonly texts: Readonly<Record<Language, readonly [title: string, text: string]>>;
};
